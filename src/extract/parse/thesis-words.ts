/**
 * What a thesis is called in the languages in which they are written, beside those that have words in the patterns of the kinds themselves
 * (`kind.ts`): one table for those who tell the kind of a work and those who take its words out of a title or the place of a town.
 */

/** The words, parted by strokes, as a piece of a pattern that is asked without regard to case. */
export const THESES =
  'kandidatuppsats|kandidatarbete|examensarbete|masteruppsats|magisteruppsats|bacheloroppgave|masteroppgave|hovedoppgave|bachelorprojekt|kandidatspeciale|speciale|pro\\sgradu(?:\\s?-?(?:tutkielma|työ))?|diplomityö|kandidaatintutkielma|opinnäytetyö|lisensiaatintutkimus|bachelorproef|masterproef|(?:master|bachelor)?scriptie|doctoraatsthesis|szakdolgozat|diplomamunka|diplomadolgozat|(?:phd|doktori)\\s(?:értekezés|disszertáció)|lucrare\\sde\\s(?:licență|disertație|diplomă)|teză\\sde\\sdoctorat|дисертация|дисертационен\\sтруд|дипломна\\sработа|докторска\\sдисертациј[аa]|мастер\\sрад|дипломски\\sрад|diplomski\\srad|završni\\srad|magistarski\\srad|master\\srad|doktorska\\sdisertacija|doktorski\\srad|diplomsko\\sdelo|diplomska\\snaloga|magistrsko\\sdelo|magistrska\\snaloga|bakalárska\\spráca|diplomová\\spráca|dizertačná\\spráca|treball\\sfinal\\sde\\s(?:grau|màster)|tesi\\sdoctoral|luận\\s(?:văn|án)(?:\\s(?:thạc|tiến)\\ss[ĩỹ])?|khóa\\sluận\\stốt\\snghiệp|skripsi|tesis|disertasi|tugas\\sakhir|วิทยานิพนธ์(?:ปริญญา\\p{L}{2,20})?|(?:bakalauro|magistro)\\s(?:baigiamasis\\s)?darbas|daktaro\\sdisertacija|bakalaura\\sdarbs|maģistra\\sdarbs|promocijas\\sdarbs|bakalaureusetöö|magistritöö|lõputöö|doktoritöö|διπλωματική\\s(?:εργασία|διατριβή)|πτυχιακή\\sεργασία|διδακτορική\\sδιατριβή|μεταπτυχιακή\\s(?:εργασία|διατριβή)|رسالة\\s(?:ماجستير|دكتوراه)|أطروحة\\sدكتوراه|پایان‌نامهٔ?\\s(?:کارشناسی(?:\\sارشد)?|دکتری)|עבודת\\s(?:גמר|מוסמך|דוקטור)|(?:[가-힣]{2,8}\\s)?(?:석사|박사)\\s?학위\\s?논문|(?:硕士|碩士|博士|学士|學士|修士|卒業)(?:学位|學位)?(?:论文|論文)';

/** The whole of a field that says nothing but that the work is a thesis: "Masteroppgave", "Diplomski rad". */
export const IS_THESIS: RegExp = new RegExp(`^(?:${THESES})\\.?$`, 'iu');
/** Such words at the end of a title, behind a stop or a comma. */
export const THESIS_BEHIND: RegExp = new RegExp(`[.,]\\s(${THESES})\\.?$`, 'iu');
