/** Words that carry a sentence's meaning whatever its subject: negations, modals and the like. A quote may never lose or gain one unseen. */

const NEGATION = new Set(
  `not no never none nor neither without unless except cannot nothing nobody nowhere hardly scarcely barely rarely seldom fails failed fail lacks lacked lacking
   denied denies false untrue nicht kein keine keinen keiner keinem nie niemals ohne ne pas jamais sans non aucun aucune sin nunca ningún ninguna não nem нет не ни без ні keineswegs keinesfalls weder niet geen nooit inte ikke aldrig aldri ingen né mai nessun nessuno nessuna jamás tampoco ninguna nem nenhum nenhuma nie nigdy değil لا ليس لم لن לא אין only solely nur seulement solamente`.split(
    /\s+/,
  ),
);
const MODAL = new Set('may might must shall should can could will would ought need cannot'.split(' '));

/** True for a word that denies: "not", "never", "without", "isn't". Takes a folded word. */
export function isNegation(word: string): boolean {
  return NEGATION.has(word) || /n't$|[不没沒未无無勿않없]/.test(word);
}

/** True for a modal verb: "may", "must", "shall". Takes a folded word. */
export function isModal(word: string): boolean {
  return MODAL.has(word);
}

const CONDITION =
  /^(?:if|provided|subject to|until|to the extent|(?:as|so) long as|for (?:the )?purposes|but (?:no|not|only)|sofern|soweit|wenn|falls|es sei denn|sauf)(?!\p{L})/u;

/** True for words that, going on behind a sentence, take back a part of it: "unless …", "if …", "for purposes of …". */
export const narrows = (rest: string): boolean => CONDITION.test(rest) || isNegation(rest.split(/\P{L}/u, 1)[0]?.toLowerCase() ?? '');
