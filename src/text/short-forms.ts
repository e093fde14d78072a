/**
 * Given names by which the same people go: tables, because no rule tells that Bill is William, nor that Bill signs with a B. Which of two people
 * of one family name is meant is told elsewhere.
 */

/** Short forms and whom they may stand for. */
const NICKNAMES =
  'bob:robert rob:robert bobby:robert bill:william will:william billy:william dick:richard rick:richard ricky:richard rich:richard mike:michael mick:michael ' +
  'jim:james jimmy:james jamie:james jack:john johnny:john jock:john jon:jonathan tom:thomas tommy:thomas ted:edward,theodore teddy:edward,theodore ned:edward ed:edward eddie:edward ' +
  'bert:albert,herbert,robert,hubert al:albert,alan,alfred joe:joseph joey:joseph tony:anthony toni:anthony andy:andrew drew:andrew dave:david davey:david ' +
  'chuck:charles charlie:charles steve:stephen kate:katherine kathy:katherine katie:katherine kitty:katherine cathy:katherine liz:elizabeth lizzie:elizabeth beth:elizabeth ' +
  'betty:elizabeth betsy:elizabeth libby:elizabeth lisa:elizabeth bess:elizabeth peggy:margaret meg:margaret maggie:margaret peg:margaret greta:margaret rita:margaret ' +
  'sue:susan susie:susan jenny:jennifer jen:jennifer alex:alexander alec:alexander sandy:alexander xander:alexander nick:nicholas nico:nicholas greg:gregory ' +
  'geoff:geoffrey jeff:jeffrey,geoffrey jerry:gerald,jerome gerry:gerald larry:lawrence ron:ronald don:donald ken:kenneth phil:philip pat:patrick,patricia patty:patricia ' +
  'trish:patricia tricia:patricia pete:peter ray:raymond sam:samuel dan:daniel danny:daniel matt:matthew max:maximilian chris:christopher,christine kris:christopher,christine ' +
  'kit:christopher ben:benjamin fred:frederick gus:gustav,august,angus hank:henry harry:henry,harold hal:henry,harold frank:francis,franklin len:leonard becky:rebecca debbie:deborah ' +
  'pam:pamela terry:terence,theresa tess:theresa tessa:theresa vicky:victoria wally:walter jake:jacob gene:eugene tina:christine sally:sarah sadie:sarah molly:mary polly:mary ' +
  'dora:theodora,dorothy nan:ann nancy:ann annie:ann nell:eleanor,helen dolly:dorothy dot:dorothy mandy:amanda gail:abigail penny:penelope cindy:cynthia ginny:virginia toby:tobias ike:isaac ' +
  'rudy:rudolph manny:emmanuel,manuel lenny:leonard kenny:kenneth benny:benjamin ' +
  // Such forms of other languages.
  'sasha:alexander sascha:alexander vlad:vladimir vova:vladimir volodya:vladimir dima:dmitry mitya:dmitry kolya:nikolai misha:michael vanya:ivan kostya:konstantin grisha:grigory ' +
  'alyosha:alexey zhenya:eugene yura:yuri slava:vyacheslav tolya:anatoly borya:boris pasha:paul fedya:fyodor katya:katherine katja:katherine natasha:natalia tanya:tatiana ' +
  'anya:anna lena:helen masha:mary nastya:anastasia hans:john fritz:frederick heinz:henry willi:william sepp:joseph uli:ulrich klaus:nicholas lotte:charlotte ' +
  'pepe:joseph paco:francis pancho:francis nacho:ignacio quique:henry lola:dolores beppe:joseph pino:joseph gianni:john gigi:luigi sandro:alexander wojtek:wojciech kasia:katherine gosia:margaret ' +
  'tomek:thomas janek:john staszek:stanislaw';

/** One name as two languages or two spellings have it, by which people go who live in both. */
const SPELLINGS =
  'karl:carl marc:mark marcus:markus alexei:alexey aleksei:alexey aleksey:alexey evgeny:eugene evgeni:eugene evgenii:eugene yevgeny:eugene yevgeni:eugene pavel:paul wilhelm:william ' +
  'friedrich:frederick frederic:frederick heinrich:henry henri:henry johannes:john johann:john giovanni:john georg:george giuseppe:joseph jose:joseph josef:joseph jozef:joseph andrei:andrew andrey:andrew ' +
  'sergey:sergei serge:sergei philippe:philip philipp:philip phillip:philip mikhail:michael michail:michael mikhael:michael michel:michael steven:stephen stefan:stephen ' +
  'catherine:katherine katharine:katherine kathryn:katherine cathryn:katherine ekaterina:katherine yekaterina:katherine katarzyna:katherine laurence:lawrence nicolas:nicholas nikolaus:nicholas ' +
  'dmitri:dmitry dimitri:dmitry dmitrii:dmitry aleksandr:alexander alexandr:alexander aleksander:alexander alejandro:alexander alessandro:alexander lev:leo francisco:francis francesco:francis franz:francis ' +
  'enrique:henry margarethe:margaret margarita:margaret malgorzata:margaret maria:mary marie:mary elena:helen tomasz:thomas jan:john juan:john guillermo:william antonio:anthony anton:anthony antoine:anthony ' +
  'leonhard:leonard fyodor:theodore fedor:theodore feodor:theodore theodor:theodore katharina:katherine katarina:katherine caterina:katherine pablo:paul paolo:paul pawel:paul luis:louis luigi:louis ludwig:louis pierre:peter pedro:peter pietro:peter piotr:peter petr:peter ' +
  'pyotr:peter yulia:julia julie:julia miguel:michael jorge:george andreas:andrew andre:andrew andres:andrew matthias:matthew mateusz:matthew matteo:matthew lukas:luke lucas:luke stephan:stephen stefano:stephen ' +
  'etienne:stephen esteban:stephen jakub:jacob';

const NONE: readonly string[] = [];

const tableOf = (pairs: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    pairs.split(' ').map((pair) => {
      const [short = '', long = ''] = pair.split(':');
      return [short, long.split(',')];
    }),
  );

const [BY_NICKNAME, BY_SPELLING] = [tableOf(NICKNAMES), tableOf(SPELLINGS)];

/** The name and all that it may stand for. */
function formsOf(name: string): readonly string[] {
  const long = BY_NICKNAME.get(name) ?? NONE;
  return [name, ...long].flatMap((one) => [one, ...(BY_SPELLING.get(one) ?? NONE)]);
}

/** Whether two given names are one person's by these tables: "Bill" and "William", "Sasha" and "Aleksandr". Folded names. */
export function isShortFormOf(a: string, b: string): boolean {
  if (!BY_NICKNAME.has(a) && !BY_NICKNAME.has(b) && !BY_SPELLING.has(a) && !BY_SPELLING.has(b)) return a === b;
  const others = formsOf(b);
  return formsOf(a).some((one) => others.includes(one));
}

/** First letters of the short forms of a name, where they are not its own: B of William, T of Anthony. */
const SIGNED = new Map<string, string>();
for (const [short, long] of BY_NICKNAME)
  for (const name of long) if (name[0] !== short[0]) SIGNED.set(name, `${SIGNED.get(name) ?? ''}${short[0] ?? ''}`);

/** Whether an initial may be somebody's who goes by a short form: "B." of William, and "W." of Bill. Takes a letter and a folded name. */
export const mayBeSigned = (letter: string, name: string): boolean =>
  letter.length === 1 && name.length > 1 && formsOf(name).some((one) => one[0] === letter || SIGNED.get(one)?.includes(letter) === true);
