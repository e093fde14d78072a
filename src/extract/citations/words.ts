/**
 * The small words of marks by author and year, in the languages that cite so: what joins two names, what stands for further ones, what
 * repeats the author before, what a sentence puts in front, and how places within a work are told. Pieces of patterns, without groups
 * of their own unless it is said.
 */

/** Between the last two names. */
export const AND =
  '(?:,?\\s(?:u\\.(?!\\s?a\\.)|و|and|und|et|y|e|i|en|og|och|ja|и|й|та|ve|και|și|şi|és|dan|và|ir|un|a)\\s|,?\\s?&\\s?|\\s?/\\s?|,?\\s?(?:와/과|[和与與及と・·])\\s?)';

/** For further names. */
export const ET_AL =
  "(?:,?\\s(?:et|and|&)\\.?\\s(?:al|coll|others|alii|(?:(?:his|her|their)\\s)?(?:colleagues|co-?workers|collaborators|team|group|associates|students))\\b\\.?|,?\\s(?:u\\.\\s?a|e\\.\\s?a|c\\.\\s?s|m\\.\\s?fl)\\.|,?\\s(?:и\\sдр|та\\sін|[ис]\\sсоавт(?:орами)?|(?:y|e|et)\\s(?:cols?|colab|otros|outros|altri|autres)|und\\sandere|et\\scollab|et\\sautres|en\\sanderen|og\\sandre|och\\sandra|med\\sflere|a\\sdalší|a\\sďalší|i\\sinni|ja\\smuut|ve\\s(?:ark|diğ(?:erleri)?)|وآخرون|وآخرين|vd|dkk|mfl|idr|ym|ir\\skt|o\\.\\s?fl|i\\s(?:in|wsp|sur|sar|dr|suradnici|saradnici)|in\\s(?:sod|dr|sodelavci|drugi)|a\\s(?:kol|spol)|и\\s(?:сар|кол|съавт|колектив)|ir\\skiti|u\\.\\s?c|jt|un\\sciti|ja\\s(?:teised|kumpp)|med\\sfler[ae]?|și\\s(?:colab|alții|colaboratorii)|[șş]\\.\\s?a|và\\s(?:cộng\\ssự|cs|nnk)|nnk|dan\\s(?:kawan-kawan|lain-lain|rekan)|och\\smedarbetare|és\\s(?:társai|munkatársai|mások|mts)|και\\s(?:συνεργάτες|άλλοι)|و\\s?همکاران(?:ش)?|و\\s?دیگران|ואח['׳]|ואחרים|ועמית(?:יו|יה|יהם)|และคณะ|(?:y|e|et|und|och|og|en|i|a|и|ve)\\s(?:colleghi|collaboratori|Kolleg(?:en|innen)|Mitarbeiter(?:innen)?|(?:ses\\s)?collègues|collaborateurs|colegas|colaboradores|medarbetare|kollegor|kolleger|medarbejdere|collega’s|medewerkers|współpracownicy|kolektiv|spol|коллеги|соавторы|arkadaşları)|κ\\.\\s?(?:ά|α)|κ\\.?\\s?συν|és\\smtsai)(?!\\p{L})\\.?|\\s?(?:等人?|ら|ほか|他|외|등|기타))";

/** For the author named just before. */
export const SAME =
  '(?:ders|dies|idem|ídem|eadem|ead|id|derselbe|dieselben?|le\\smême|la\\smême|он\\sже|она\\sже|тот\\sже|l[eo]\\sstesso)\\.?';

/** A place within the work: one group. */
export const LOCATOR =
  '(?:(?:,|:|;)?\\s?((?:pp?\\.|pages?|S\\.|Seiten?|s\\.|str\\.|с\\.|стр\\.|σσ?\\.|σελ\\.|blz\\.|hlm\\.|hal\\.|tr\\.|lk\\.?|psl\\.|pàg\\.|sid\\.|side|sid|[Cc]h(?:ap(?:ter)?)?s?\\.?|Kap\\.|Kapitel|[Cc]hapitre|[Cc]ap\\.|[Kk]ap\\.|rozdz\\.|böl\\.|гл\\.|рис\\.|[Aa]bb\\.|obr\\.|ryc\\.|hfdst\\.|Abschn(?:itt|\\.)|[Ss]ect?(?:ion)?s?\\.?|§{1,2}|¶{1,2}|paras?\\.|[Ff]igs?(?:ures?)?\\.?|[Tt]ables?|[Vv]ol\\.|note|n\\.|Anm\\.|Fn\\.|Rn\\.|[Ee]qs?\\.|[Aa]pp(?:endix)?\\.?|Bd\\.|Theorem|Lemma)\\s?(?:(?<!\\p{L})|(?=\\d))[\\dA-Za-z][\\dA-Za-z.–-]{0,12}(?:[,–-]\\s?\\d{1,5}){0,3}(?:\\s?ff?\\.)?|(?<=:\\s?)\\d{1,5}(?:\\s?[–-]\\s?\\d{1,5})?(?:\\s?ff?\\.)?|(?<=[,:]\\s)\\d{1,4}(?:[–-]\\d{1,4})?\\.\\s?(?:o|old|lpp|lk)\\.|(?<=,\\s)\\d{1,4}\\s?[–-]\\s?\\d{1,4}|(?<=,\\s)\\d{1,4}(?:\\s?ff?\\.)?(?=\\s?(?:[;)\\]）］]|$))))?';

/** For a year, where a work bears none: undated, or not yet out. */
export const NO_YEAR =
  '(?:\\[?(?:n\\.\\s?d\\.?|nd(?![\\p{L}\\p{N}])|د\\.\\s?ت\\.?|o\\.\\s?[JD]\\.|s\\.\\s?[fda]\\.|u\\.\\s?å\\.|b\\.\\s?[dr]\\.|t\\.\\s?[yt]\\.|z\\.\\s?[dj]\\.|g\\.\\s?d\\.|u\\.\\s?d\\.|f\\.\\s?a\\.|é\\.\\s?n\\.|χ\\.\\s?[χη]\\.|ม\\.ป\\.ป\\.|بی\\s?تا|ל\\.\\s?ת\\.?|i\\.\\s?E\\.|б\\.\\s?[гд]\\.)\\]?|ohne Datum|ohne Jahr|no date|sans date|sin fecha|sem data|senza data|sine data|zonder datum|tarih yok|brak daty|без даты|不详|无日期|日付なし|일자 없음|날짜 없음|[Ii]n press|[Ff]orthcoming|[Ii]m Druck|[Ii]m Erscheinen|[Tt]o appear|[Ss]ous presse|[ÀàAa] paraître|[Ee]n prensa|[Nn]o prelo|in corso di (?:stampa|pubblicazione)|in druk|w druku|v tisku|в печати|i tryck|i trykk|basımda)';

/** Words before the names that belong to the sentence, not to the mark. */
export const LEAD =
  /^(?:(?:for (?:a |an )?(?:recent |good |full(?:er)? |further |more )?(?:reviews?|overviews?|surveys?|discussions?|introductions?|summar(?:y|ies)|details?|examples?|instance|criticism|critiques?)(?: of (?:this|these|it|them))?,? )?see(?: also)?,?(?: e\.g\.,?)?|for (?:example|instance),?|cf\.?|e\.g\.,?|i\.e\.,?|vgl\.?(?: auch| z\. ?B\.)?|z\. ?B\.|siehe(?: auch)?|so|nach|bei|by|from|in|for|after|following|compare|but see|reviewed in|review(?:ed)? by|adapted from|according to|voir(?: aussi)?|véase|cfr\.?|(?:as )?(?:cited|quoted|reported|discussed) in|qtd\.? in|zit(?:iert)? nach|as in|also|and|both|with|per|source:|quelle:|data from|modified from|см\.?(?: также)?|ср\.?|s\. ?a\.|zie(?: ook)?|se(?: även| også)|zob\.(?: też)?|bkz\.?|ver(?: también| também)?|βλ\.?|οι|по|согласно|как|у|pl\.|ld\.|lásd|vt\.?|vrt\.|usp\.|prim\.|glej|gl\.|pozri|porov\.|vid\.|vezi|lihat|xem|žr\.|sk\.|skat\.|вж\.?|срв\.|вид\.|уп\.|jfr?\.?|enligt|ifølge|volgens|menurut|theo|conform|potrivit|prema|podľa|szerint)\s+/iu;

/** Words that begin a sentence before the names: "As Poe and Moe (2001) say". */
export const OPENING =
  /^(?:As|In|The|While|When|Although|However|Since|For|By|Recently|Similarly|Both|And|But|Yet|Thus|Here|Also|Later|Earlier|Like|Unlike|Given|Because|After|Following|If|Wie|Nach|Bei|Auch|(?:Comme|Selon|D['’]après)(?:\sl['’](?=\p{Lu}))?|Según|Como|Secondo|Segundo|Conforme|Laut|Volgens|Enligt|Ifølge|Według|Zdaniem|Podle|По|Согласно|Как|За)(?:\s+(?=\p{Lu}|(?:van|von|de|der|den|del|della|di|da|du|ten|ter)\s)|(?<=\sl['’])(?=\p{Lu}))/u;

/** Small words of languages whose names bear endings without an apostrophe, and of some that do not. */
const INFLECTING = /(?<!\p{L})(?:und|der|das|och|og|och|jest|się|że|jsou|podle|który|która|ktorý|według|nie)(?!\p{L})/gu;
const UNINFLECTING = /(?<!\p{L})(?:the|of|and|les|des|que|los|della|che|het|een)(?!\p{L})/gu;
const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

/** Whether the names of a text may bear endings: German and Slavic print, by its small words and letters. */
export const inflectsNames = (text: string): boolean =>
  count(text, INFLECTING) + count(text, /[ąćęłńśźżěřůčšž]/gu) / 4 > 2 * count(text, UNINFLECTING);

/** Small words in front of a family name. */
export const PARTICLE =
  '(?:(?:van|von|de|der|den|del|della|di|da|dos|du|la|le|el|al|ten|ter|zu|af|av|bin|ibn|Van|Von|De|Der|Del|Della|Di|Da|Du|La|Le|El|Al|Ten|Ter|St\\.)[\\s-]){0,3}';

/** One word of a name. Letters without capitals end it: "Smith和Brown" are two names. */
export const WORD = "(?:[dlDLO]['’]|[ʿʾʻʼ])?\\p{Lu}[\\p{LC}\\p{Lm}\\p{M}'’-]{1,30}";

/** A year. */
export const FOUR = '(?:1[5-9]|20)\\d{2}';
