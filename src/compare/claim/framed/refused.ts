/**
 * What was refused, told as given: "the club received a grant" beside "the club's request for a grant was rejected", "she was a minister in 1946" beside "she declined an invitation to be a minister in 1946". And what a whole
 * sentence denies, all of whose words the claim has: "the auditors found fraud in eleven cases" beside "they did not find any fraud".
 */
import type { SentenceRead } from '../exchanged/read.ts';
import type { Told } from '../particulars/told.ts';
import { among, isEnglish, meantIn, pieces } from './pieces.ts';

/** Somebody refuses: what stands behind it was not done or given. */
const REFUSED =
  /(?<![\p{L}])(?:refused|declined|rejected|turned down|dismissed|denied|recus(?:ou|aram)|rejeit(?:ou|aram)|neg(?:ou|aram)|rechaz(?:ó|aron)|neg(?:ó|aron)|rehus(?:ó|aron)|deneg(?:ó|aron)|refus(?:a|é|èrent|e|ent)|rejet(?:a|é|te|èrent)|déclin(?:a|é)|rifiut(?:ò|ato|ata|arono)|respin(?:se|to|ta)|neg(?:ò|ato|ata)|weigerte|lehnte[nt]?|verweigerte|wies|schlug)(?![\p{L}])/iu;
/** A request or its like, and that it came to nothing. */
const REQUEST =
  /(?<![\p{L}])(?:request|application|bid|petition|plea|call|appeal|demand|claim|motion|asked for|asked to|applied for|requested|demanded|Antrag|Gesuch|Forderung|Bitte|beantragte?|forderte|demande|demandé|requête|pourvoi|solicitud|petición|pidió|solicitó|pedido|richiesta|domanda|chiesto|chiese|pediu|solicitou)(?![\p{L}])/iu;
const IN_VAIN =
  /(?<![\p{L}])(?:(?:was|were|been|is) (?:rejected|refused|denied|turned down|dismissed|declined|unsuccessful|in vain)|(?:abgelehnt|zurückgewiesen|verweigert|abgewiesen)|(?:rejetée?s?|refusée?s?)|(?:rechazad|denegad|negad|desestimad)[oa]s?|(?:respint|negat|rifiutat|rigettat)[oaie]|(?:rejeitad|recusad|negad|indeferid)[oa]s?)(?![\p{L}])/iu;
/** A claim that tells that something was had. */
const GOT =
  /(?<![\p{L}])(?:received|got|obtained|won|gained|secured|was (?:given|granted|awarded)|were (?:given|granted|awarded)|erhielt\p{L}{0,2}|erhalten|bekam\p{L}{0,2}|bekommen|obtenu|reçu|obtint|obtuvo|recibió|consiguió|ottenuto|ricevuto|ottenne|obteve|recebeu|conseguiu)(?![\p{L}])/iu;
/** Words of a claim that refuse, deny, offer or leave it open themselves. */
const TURNS =
  /(?<![\p{L}])(?:not|no|never|none|nobody|neither|nor|without|cannot|refus\w{1,4}|declin\w{1,4}|reject\w{0,4}|den(?:y|ies|ied|ial)|turned down|dismiss\w{0,4}|vain|less|fewer|few|little|hardly|scarcely|barely|rarely|seldom|lack\w{0,3}|absen\w{1,4}|weniger|wenig\p{L}{0,2}|kaum|selten|fehl\p{L}{1,4}|moins|peu|rarement|menos|poc[oa]s?|apenas|rara(?:mente| vez)|meno|poch[ie]|pouc[oa]s?|fail\w{0,4}|unsuccess\w{1,5}|lost|oppos\w{1,4}|against|except|but|only|invit\w{1,6}|offer\w{0,3}|propos\w{1,4}|request\w{0,4}|appl(?:y|ied|ication)|ask\w{0,3}|demand\w{0,3}|sought|want\w{0,3}|would|could|if|abgelehnt|ablehn\p{L}{0,5}|lehnt\p{L}{0,3}|verweiger\p{L}{1,4}|scheiter\p{L}{1,4}|gescheitert|nicht|kein\p{L}{0,2}|nie|ohne|außer|nur|wies|zurück\p{L}{0,10}|refus\p{L}{1,4}|rejet\p{L}{1,5}|déclin\p{L}{1,4}|pas|ne|jamais|sans|sauf|invité?\p{L}{0,4}|demand\p{L}{1,4}|rechaz\p{L}{1,5}|deneg\p{L}{1,5}|neg\p{L}{1,5}|rehus\p{L}{1,4}|no|nunca|sin|salvo|invit\p{L}{1,6}|convid\p{L}{1,4}|convite|rifiut\p{L}{1,4}|respin\p{L}{1,3}|non|mai|senza|tranne|recus\p{L}{1,4}|rejeit\p{L}{1,5}|não|sem|exceto|aceit\p{L}{1,5}|accept\w{0,3})(?![\p{L}])|n['’](?:t|a|est|ont|y)(?![\p{L}])/iu;
/** What came after it was refused. */
const LATER =
  /(?<![\p{L}])(?:but|later|then|until|before|on appeal|eventually|finally|aber|später|dann|mais|puis|ensuite|pero|luego|después|ma|poi|mas|depois)(?![\p{L}])/iu;
/** Where the refusal ends and something else is told. */
const TURNED = /[;:]|,? (?:but|and|then|later|aber|und|dann|mais|et|puis|pero|y|luego|ma|e|poi|mas|depois) /iu;
const LEAST = 2;

const refusalIn = ({ text }: SentenceRead): Record<'vain' | 'refused', RegExpExecArray | null> => ({
  vain: IN_VAIN.exec(text),
  refused: REFUSED.exec(text),
});

/** What was refused, told as given or done. */
export function refusedTold(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (TURNS.test(claim.text)) return null;
  const words = meantIn(claim);
  const got = GOT.exec(claim.text);
  for (const sentence of sentences) {
    const { vain, refused } = sentence.kept(refusalIn);
    if (vain === null && refused === null) continue;
    const held = words.filter((form) => among(form, sentence.forms));
    if (held.length < LEAST || sentences.some((other) => other !== sentence && held.every((form) => among(form, other.forms)))) continue;
    const [start, end] = [claim.tokens[0]?.start ?? 0, claim.tokens.at(-1)?.end ?? 0];
    if (vain !== null && LATER.test(sentence.text.slice(vain.index))) continue;
    if (got !== null && vain !== null && REQUEST.test(sentence.text.slice(0, vain.index)) && held.length * 2 >= words.length)
      return { how: 'swapped', start: got.index, end: got.index + got[0].length, against: vain[0], sentence: sentence.span };
    const [first] = pieces(sentence);
    if (refused === null || first === undefined || got !== null || held.length * 2 < words.length) continue;
    const stop = sentence.text.slice(refused.index).search(TURNED);
    const under = meantIn(sentence, refused.index + refused[0].length, stop < 0 ? undefined : refused.index + stop);
    const told = held.filter((form) => among(form, under));
    // All that the claim and the sentence share stands under the refusal, but for who refused.
    if (told.length < LEAST || held.length - told.length > 1 || !INVITES.test(sentence.text.slice(refused.index))) continue;
    return { how: 'swapped', start, end, against: refused[0], sentence: sentence.span };
  }
  return null;
}
/** What can be refused by one whom it would make something. */
const INVITES =
  /(?<![\p{L}])(?:offer|invitation|nomination|appointment|post|call|Angebot|Einladung|Berufung|Ruf|offre|invitation|nomination|oferta|invitación|nombramiento|cargo|offerta|invito|nomina|convite|nomeação)(?![\p{L}])/iu;

/** A denial of any of the languages. */
const DENIAL =
  /(?<![\p{L}])(?:not|no|never|nicht|kein\p{L}{0,2}|nie|pas|jamais|aucune?|no|nunca|ning[úu]n\p{L}{0,1}|non|mai|nessun\p{L}{0,1}|não|nenhuma?|niet|geen)(?![\p{L}])|n['’]t(?![\p{L}])/iu;
/** What leaves the denial standing beside what the claim tells. */
const STANDS =
  /(?<![\p{L}])(?:may|might|as|so|or|before|after|since|vor|nach|seit|avant|après|depuis|antes|después|desde|prima|dopo|depois|only|all|yet|longer|more|less|than|until|unless|if|when|because|but|except|other|always|necessarily|just|nur|alle|mehr|noch|bis|wenn|weil|sondern|immer|seulement|plus|que|si|encore|toujours|tous|solo|más|menos|hasta|siempre|todos|aún|più|meno|ancora|fino|sempre|tutti|só|mais|até|ainda)(?![\p{L}])/iu;
/** Words of a denying sentence at most. */
const MOST = 6;

const PASSIVE = /\b(?:is|are|was|were|been|be)\b/i;
/** Whether a claim has all of some words: in English in one piece and in their order, since "wrote the letter and asked her to sign" signs no letter. */
function saidIn(claim: SentenceRead, denied: readonly string[], passive: boolean): boolean {
  if (!isEnglish(claim)) return denied.every((form) => among(form, claim.forms));
  return pieces(claim).some(({ words }) => {
    // "A pact has not been signed".
    if (passive) return denied.every((form) => among(form, words));
    let at = 0;
    return denied.every((form) => {
      at = words.findIndex((word, i) => i >= at && among(word, [form])) + 1;
      return at > 0;
    });
  });
}

const deniesFlatly = ({ text }: SentenceRead): boolean => DENIAL.test(text) && !text.includes('?') && !STANDS.test(text);

/** What a short sentence denies altogether. */
export function deniedAltogether(claim: SentenceRead, sentences: readonly SentenceRead[]): Told | null {
  if (TURNS.test(claim.text)) return null;
  for (const sentence of sentences) {
    if (!sentence.kept(deniesFlatly)) continue;
    const denied = meantIn(sentence);
    if (denied.length < LEAST || denied.length > MOST || !saidIn(claim, denied, PASSIVE.test(sentence.text))) continue;
    if (pieces(sentence).length > 1) continue;
    const plainly = sentences.some((other) => other !== sentence && denied.every((form) => among(form, other.forms)));
    if (plainly) continue;
    const token = claim.tokens.find((_, i) => among(claim.forms[i] ?? '', denied));
    if (token === undefined) continue;
    return {
      how: 'swapped',
      start: token.start,
      end: claim.tokens.at(-1)?.end ?? token.end,
      against: sentence.text.trim(),
      sentence: sentence.span,
    };
  }
  return null;
}
