/**
 * Words that are opposites, a row each: where a claim has the one and the sentence that speaks of the same matter only the other, it says
 * the contrary. Only words that nothing else lies between, and in each row those that can stand for each other; a word of two senses
 * ("left", "over", "most", German "vor", French "plus") is in none.
 */
import { tokensOf } from '../../../text/tokens.ts';
import { plainForm } from '../select/expand.ts';

/** Rows of two sides, each the forms that stand on it. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['increase rise grow climb surge jump soar expand raise', 'decrease fall decline drop reduce shrink dip plunge diminish'],
  ['higher', 'lower'],
  ['improve better', 'worsen worse deteriorate'],
  ['win victory won', 'lose defeat loss lost'],
  ['approve accept authorize adopt pass', 'reject refuse deny veto block'],
  ['support favor back endorse', 'oppose criticize opponent critic'],
  ['allow permit legal legalize', 'forbid forbade forbidden prohibit ban illegal outlaw'],
  ['buy acquire purchase', 'sell sold divest'],
  ['open', 'close shut'],
  ['begin start launch', 'end finish stop cease halt'],
  ['before', 'after'],
  ['first', 'last'],
  ['largest biggest highest best', 'smallest lowest fewest worst'],
  ['guilty convict', 'innocent acquit'],
  ['safe', 'dangerous unsafe hazardous'],
  ['effective', 'ineffective'],
  ['positive', 'negative'],
  ['import', 'export'],
  ['north northern', 'south southern'],
  ['east eastern', 'west western'],
  ['male man men', 'female woman women'],
  ['profit', 'loss'],
  ['above exceed', 'below'],
  ['maximum', 'minimum'],
  ['agree', 'disagree'],
  ['possible', 'impossible'],
  ['majority', 'minority'],
  ['public', 'private'],
  ['hire', 'dismiss fire'],
  ['join enter', 'leave quit exit'],
  ['strengthen', 'weaken'],
  ['promote activate enhance stimulate', 'inhibit suppress impair'],
  ['true', 'false'],
  ['superior', 'inferior'],
  ['add', 'remove delete'],
  ['preserve retain', 'lose discard'],
  ['include', 'exclude'],
  ['enable', 'disable'],
  ['keep kept', 'delete erase'],
  ['valid', 'void invalid'],
  ['mother', 'father'],
  ['daughter', 'son'],
  ['sister', 'brother'],
  ['wife', 'husband'],
  ['older', 'younger'],
  ['faster', 'slower'],
  ['heavier', 'lighter'],
  ['longer', 'shorter'],
  ['longest tallest', 'shortest'],
  ['oldest', 'youngest newest'],
  ['advancing', 'retreating'],
  ['alert', 'drowsy sleepy'],
  ['summer', 'winter'],
  ['sunny', 'rainy cloudy overcast'],
  ['urban', 'rural'],
  ['upper', 'lower'],
  ['mandatory compulsory obligatory', 'voluntary optional'],
  ['plaintiff', 'defendant'],
  ['landlord lessor', 'tenant lessee'],
  ['creditor lender', 'debtor borrower'],
  ['seller', 'buyer'],
  ['ahead', 'behind'],
  ['automatically automatic', 'manually manual'],
  ['noon midday', 'midnight'],
  ['unlimited uncapped', 'limited capped cap limit'],
  // German
  [
    'steigt steigen stieg stiegen gestiegen erhöht erhöhte erhöhen wuchs wächst zunahm zugenommen',
    'sinkt sinken sank sanken gesunken fiel fielen gefallen senkt senkte gesenkt schrumpfte abgenommen',
  ],
  ['zugestimmt gebilligt billigte genehmigt angenommen', 'abgelehnt verworfen verwarf'],
  ['unbegrenzt unbeschränkt', 'begrenzt beschränkt'],
  ['mehr', 'weniger'],
  ['höher höhere höheren', 'niedriger niedrigere niedrigeren geringer'],
  ['größte größten größter', 'kleinste kleinsten kleinster'],
  ['gewann gewonnen', 'verlor verloren'],
  ['erlaubt gestattet zugelassen', 'verboten untersagt'],
  ['geöffnet offen', 'geschlossen'],
  ['kostenlos gratis', 'kostenpflichtig gebührenpflichtig'],
  // Dutch
  ['gestegen steeg stegen stijgt stijgen groeide groeiden gegroeid', 'gedaald daalde daalden daalt dalen kromp krompen gekrompen'],
  ['onbeperkt', 'beperkt'],
  ['toegestaan', 'verboden'],
  // French
  ['adopté adoptée adoptées approuvé approuvée', 'rejeté rejetée rejetées refusé refusée'],
  [
    'augmenté augmentée augmente augmentent augmentation hausse progressé progresse',
    'diminué diminuée diminue diminuent diminution baisse baissé baissent reculé recule chuté',
  ],
  ['illimité illimitée illimités illimitées', 'limité limitée limités limitées plafonné plafonnée'],
  ['autorisé autorisée permis permise', 'interdit interdite'],
  ['gagné', 'perdu'],
  ['avant', 'après'],
  ['gratuit gratuite gratuits gratuites', 'payant payante payants payantes'],
  ['ouvert ouverte ouverts ouvertes', 'fermé fermée fermés fermées'],
  // Spanish
  [
    'aumentó aumenta aumentan aumentaron aumentado subió subieron sube crecieron creció',
    'disminuyó disminuye disminuyen disminuyeron disminuido bajó bajaron cayó cayeron descendió descendieron',
  ],
  ['ilimitada ilimitado', 'limitada limitado'],
  ['aprobó aprobado aprobada', 'rechazó rechazado rechazada'],
  ['ganó', 'perdió'],
  ['antes', 'después'],
  ['permitido permitida permitidos permitidas', 'prohibido prohibida prohibidos prohibidas'],
  ['abierto abierta abiertos abiertas', 'cerrado cerrada cerrados cerradas'],
  // Italian
  [
    'aumentato aumentata aumentati aumentate aumenta aumentano salito salita saliti salite cresciuto cresciuta cresciuti cresciute',
    'diminuito diminuita diminuiti diminuite diminuisce sceso scesa scesi scese calato calata calati calate',
  ],
  ['approvato approvata approvati', 'respinto respinta respinti'],
  ['illimitata illimitato', 'limitata limitato'],
  // Portuguese
  ['aumentou aumentaram subiu subiram cresceu cresceram', 'diminuiu diminuíram caiu caíram recuou recuaram desceu desceram'],
  ['aprovou aprovado aprovada', 'rejeitou rejeitado rejeitada'],
  // Russian
  [
    'вырос выросла выросло выросли увеличился увеличилась увеличилось увеличились повысился повысилась повысились',
    'снизился снизилась снизилось снизились упал упала упало упали уменьшился уменьшилась уменьшились сократился сократилась сократились',
  ],
  // Chinese and Japanese: two signs are a word.
  ['增长 增加 上升 上涨 增加 上昇', '下降 减少 下跌 下滑 減少 低下 下落'],
];

/** For a form the rows it stands in, and on which side. */
export const SIDES = new Map<string, readonly (readonly [number, 0 | 1])[]>();
OPPOSITES.forEach(([one, other], row) => {
  [one, other].forEach((words, side) => {
    for (const token of tokensOf(words)) {
      const form = plainForm(token);
      SIDES.set(form, [...(SIDES.get(form) ?? []), [row, side as 0 | 1]]);
    }
  });
});
