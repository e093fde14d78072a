/**
 * Words in a list of names that say what somebody did: "(eds.)", "hrsg. von", "translated by", in some twenty languages.
 */
const ROLES =
  /[([](?:red|szerk|toim|ur|uredn|haz|der|zost|prir|прир|ур|съст|изд|sud|sast|koost|peny|penyunting|chủ\sbiên|biên\ssoạn|επιμ|επιμ\.\sέκδ|บรรณาธิการ)\.?[)\]]|(?<![\p{L}])(?:pod\sred|red|szerk|toim)\.\s(?=\p{Lu})|[([]?(?<!\p{L})(?:edited,?\swith\san?\s(?:introduction|foreword|preface),?\sby|edited\sby|eds?\.?\s?by|revised\sby|(?:hrsgg?|hgg?|übers|bearb|ed)\.?\s?v(?:\.|on(?=\s\p{Lu}))|edited|editors?|eds?|edts?|hrsgg?|hgg?|herausgegeben\svon|herausgeber(?:in|innen)?|translated\s(?:(?:and\sedited|from(?:\s[^\s,;]{1,15}){1,4})\s)?by|traduction\s(?:française\s)?(?:de|par)|traduzione\sdi|tradução\sde|trad\.\s(?:de|par|por|di)|aus\sdem\s\p{L}{4,20}(?:\sübersetzt)?\svon|translators?|trans|transl|übersetzt\svon|übers|coord(?:s|inador(?:es)?)?|comps?|orgs?|éds?|dirs?|sous\sla\sdir(?:ection|\.)?\sde|a\scura\sdi|(?:составител[ьи],\s)?автор(?:ы)?\s(?:вступительной\sстатьи|вступ\.\sст\.|предисловия|комментариев)|составител[ьи]|ред|под\sред|редакторы?|ed\.\spor|editado\spor|trad|tłum|przeł|přel|çev|traducción\sde|traduit\spar|主编|主編|编著|編著|编|译|譯|訳|編|著|תרגום|בעריכת|עורכ(?:ת|ים)?|עורך|تحقيق|تحرير|إعداد|إشراف|ترجمة|ترجمه|به\sکوشش)(?!\p{L})\.?[)\]]?/giu;
/** "松浦好治編", "曹卫东译": such a word without a space behind a whole name, at the end of it. */
const GLUED_ROLES =
  /(?<=[\u30a0-\u30ff\u3400-\u9fff]{2})(?:等?(?:主编|主編|编著|編著|编译|編訳|监修|監修|编|編|译|譯|訳|著))(?=\s?[,、，;；:：.]|\s?$)/gu;
/** "Wells HG", "Miller ED, ": capitals behind a family name are initials, though "Hg." and "ed." are such words. */
const INITIALS = /^(?:HG|ED)\.?$/;
const FAMILY = /(?:^|[\s,;])\p{Lu}[\p{L}’'-]{0,30}\p{Ll}\s$/u;
/** Letters before a word that are looked at for it. */
const REACH = 34;

/** "Ed Blakey, Ada Roe": before a family name, at the head of a list or behind another name. */
const BEFORE_FAMILY = /^\s\p{Lu}\p{Ll}{2,20}\s?(?:[,;]|$|&|and\s)/u;
const HEAD = /(?:^|[,;&]\s|\sand\s)$/;

/** Whether a word that could say what somebody did is part of a name where it stands. */
function isName(word: string, text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - REACH), at);
  const behind = text.slice(at + word.length, at + word.length + REACH);
  return word === 'Ed'
    ? HEAD.test(before) && BEFORE_FAMILY.test(behind)
    : INITIALS.test(word) && FAMILY.test(before) && /^\s?(?:[,;]|$)/.test(behind);
}

/** The list with a space for every such word. */
export function withoutRoles(text: string): string {
  const parted = /[编編译譯訳著修]/.test(text) ? text.replace(GLUED_ROLES, ' ') : text;
  return parted.replace(ROLES, (word: string, at: number) => (isName(word, parted, at) ? word : ' '));
}
