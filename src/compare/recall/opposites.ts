/**
 * Words that are opposites, a row each: where a claim has the one and the sentence that speaks of the same matter only the other, it says
 * the contrary. Only words that nothing else lies between, and in each row those that can stand for each other; a word of two senses
 * ("left", "over", "most", German "vor", French "plus") is in none.
 */
import { tokensOf } from '../../text/tokens.ts';
import { plainForm } from '../select-expand.ts';

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
  // German
  [
    'steigt steigen stieg stiegen gestiegen erhöht erhöhte erhöhen wuchs wächst zunahm zugenommen',
    'sinkt sinken sank sanken gesunken fiel fielen gefallen senkt senkte gesenkt schrumpfte abgenommen',
  ],
  ['zugestimmt gebilligt billigte genehmigt angenommen', 'abgelehnt verworfen verwarf'],
  ['mehr', 'weniger'],
  ['höher höhere höheren', 'niedriger niedrigere niedrigeren geringer'],
  ['größte größten größter', 'kleinste kleinsten kleinster'],
  ['gewann gewonnen', 'verlor verloren'],
  ['erlaubt gestattet zugelassen', 'verboten untersagt'],
  ['geöffnet offen', 'geschlossen'],
  ['kostenlos gratis', 'kostenpflichtig gebührenpflichtig'],
  // Dutch
  ['gestegen steeg stegen', 'gedaald daalde daalden'],
  ['toegestaan', 'verboden'],
  // French
  ['adopté adoptée adoptées approuvé approuvée', 'rejeté rejetée rejetées refusé refusée'],
  ['augmenté augmente augmentation hausse', 'diminué diminue diminution baisse baissé'],
  ['autorisé autorisée permis permise', 'interdit interdite'],
  ['gagné', 'perdu'],
  ['avant', 'après'],
  ['gratuit gratuite gratuits gratuites', 'payant payante payants payantes'],
  ['ouvert ouverte ouverts ouvertes', 'fermé fermée fermés fermées'],
  // Spanish
  ['aumentó aumenta aumentaron subió subieron', 'disminuyó disminuye disminuyeron bajó bajaron cayó cayeron'],
  ['aprobó aprobado aprobada', 'rechazó rechazado rechazada'],
  ['ganó', 'perdió'],
  ['antes', 'después'],
  ['permitido permitida permitidos permitidas', 'prohibido prohibida prohibidos prohibidas'],
  ['abierto abierta abiertos abiertas', 'cerrado cerrada cerrados cerradas'],
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
