/** Words that carry a sentence's meaning whatever its subject: negations, modals and the like. A quote may never lose or gain one unseen. */

const NEGATION =
  /^(?:not?|never|none|nor|neither|without|unless|except|cannot|nothing|nobody|nowhere|hardly|scarcely|barely|rarely|seldom|fail(?:s|ed)?|lack(?:s|ed|ing)|den(?:ied|ies)|false|untrue|only|solely|nicht|kein(?:e[nrm]?|eswegs|esfalls)?|nie(?:mals)?|weder|ohne|nur|ne|pas|jamais|sans|non|aucune?|seulement|sin|nunca|ningún|ninguna|jamás|tampoco|solamente|não|nem|nenhuma?|né|mai|nessun[oa]?|niet|geen|nooit|inte|ikke|aldrig?|ingen|nigdy|нет|не|ни|без|ні|değil|لا|ليس|لم|لن|לא|אין)$|n't$|[不没沒未无無勿않없]/;
const MODAL = /^(?:may|might|must|shall|should|can|could|will|would|ought|need)$/;

/** True for a word that denies: "not", "never", "without", "isn't". Takes a folded word. */
export function isNegation(word: string): boolean {
  return NEGATION.test(word);
}

/** True for a modal verb: "may", "must", "shall". Takes a folded word. */
export function isModal(word: string): boolean {
  return MODAL.test(word);
}

const CONDITION =
  /^(?:if|provided|subject to|until|to the extent|(?:as|so) long as|for (?:the )?purposes|but (?:no|not|only)|sofern|soweit|wenn|falls|es sei denn|sauf)(?!\p{L})/u;

/** True for words that, going on behind a sentence, take back a part of it: "unless …", "if …", "for purposes of …". */
export const narrows = (rest: string): boolean => CONDITION.test(rest) || isNegation(rest.split(/\P{L}/u, 1)[0]?.toLowerCase() ?? '');
