/**
 * Works that are checked by the rules of their own kind rather than component by component: scripture, standards, patents,
 * data, software, web pages, works everybody knows. One row a form, with examples; law has its own page (`triage-law.ts`).
 */
import type { Form } from './triage-law.ts';

export const CANONICAL: readonly Form[] = [
  {
    kind: 'scripture',
    name: 'holy book',
    sign: /^(?:the\s)?(?:holy\s)?(?:bible|qur['’]?an|koran|torah|tanakh|talmud|bhagavad[ -]g[iī]t[aā]|rig ?veda|upanishads|book of mormon|tao te ching|daodejing|dhammapada|hadith|bibel|die bibel|la bible|la sainte bible|la biblia|la bibbia|bíblia|библия|коран|圣经|聖經|聖書|古兰经|성경|الكتاب المقدس|القرآن(?: الكريم)?)(?:[\s.:;(]|,(?!\s\p{Lu}\.)|$)(?!.{0,120}\b(?:journal|vol\.|pp\.))|^(?:[1-3]\s)?(?:genesis|exodus|leviticus|numbers|deuteronomy|joshua|judges|samuel|kings|chronicles|psalms?|proverbs|ecclesiastes|isaiah|jeremiah|ezekiel|daniel|matthew|mark|luke|john|acts|romans|corinthians|galatians|ephesians|philippians|colossians|thessalonians|timothy|hebrews|james|peter|revelation|gen|ex|lev|deut|ps|isa|jer|matt|mt|mk|lk|jn|rom|cor|sura|surah)\.?\s\d{1,3}(?:[:.,]\s?\d{1,3}(?:[-–]\d{1,3})?)?(?:\s?\(?(?:KJV|NIV|NRSV|ESV|NASB|RSV|LXX|Vulgate|King James Version|New International Version|Lut(?:her)?)\)?)?\.?$/iu,
    takes: [
      'The Bible.',
      'The Holy Bible, King James Version.',
      "The Qur'an",
      'Genesis 1:1',
      'John 3:16 (NIV)',
      '1 Cor. 13:4-7',
      'Die Bibel, Einheitsübersetzung',
    ],
    leaves: ['Bible, J. & Doe, R. (2001). Soil acidity. J. Soil 3, 1-2.', 'John, A. (1999). A study of birds. Ibis 3:16.'],
  },
  {
    kind: 'standard',
    name: 'internet and web standards',
    sign: /\bRFC\s?[#-]?\d{1,5}\b|\bdraft-(?:ietf|irtf)-[a-z\d-]{3,60}|\bInternet[ -]Draft\b|\bW3C (?:Recommendation|Working Draft|Candidate Recommendation|Note)\b|\bBCP\s?\d{1,3}\b|\bUnicode (?:Standard|Technical (?:Report|Standard))\b|\b(?:Request for Comments)\b/iu,
    takes: [
      'Rescorla, E.: The Transport Layer Security (TLS) Protocol Version 1.3. RFC 8446 (2018)',
      'draft-ietf-tls-esni-22',
      'XML Path Language 3.1, W3C Recommendation, 21 March 2017',
    ],
  },
  {
    kind: 'standard',
    name: 'standards bodies',
    sign: /ГОСТ(?: Р| ИСО)?\s?\d|(?<![\p{L}\d])(?:ISO|IEC|ISO\/IEC(?:\/IEEE)?|ISO\/TS|ISO\/TR|DIN(?: EN)?(?: ISO)?|EN ISO|BS(?: EN)?(?: ISO)?|ÖNORM|SN EN|NF EN|UNE(?:-EN)?|ASTM [A-Z]|ANSI(?:\/[A-Z]{2,6})?|GB\/T|GB|JIS [A-Z]|IS)[\s-](?:ISO\s)?(?:No\.\s)?\d{2,6}(?:[-–./:]\d{1,5}){0,4}\b(?![^.]{0,30}\bpp?\.)|\bIEEE\s(?:Std\.?|Standard)?\s?(?:P?\d{3,5}(?:\.\d{1,3}[a-z]{0,3}){1,2}|1\d{3}(?:\.\d)?)(?:[-–]\d{4})?\b|\bIEEE Std\b|\bNIST (?:SP|Special Publication|FIPS|IR)\s?\d|\bFIPS(?: PUB)?\s?\d{1,3}\b|\b3GPP\b.{0,12}\bT[SR]\s?\d{2}\.\d{3}|\bT[SR]\s\d{2}\.\d{3}\b|\bITU-[TR] (?:Rec(?:ommendation|\.) )?[A-Z]{1,2}\.\d|\bETSI (?:TS|EN|TR|GS)\b|\bECMA-\d{3}|\bOASIS Standard\b|\bANSI\/[A-Z]/u,
    takes: [
      'ISO/IEC 14882:2020, Programming languages, C++',
      'IEEE 802.11ax-2021',
      'NIST SP 800-53 Rev. 5',
      'FIPS 140-3',
      '3GPP TS 38.300, NR; Overall description',
      'DIN EN ISO 9001:2015',
      'GB/T 7714-2015',
      'ГОСТ Р 7.0.5-2008',
      'ITU-T Recommendation X.509',
      'ANSI/AGMA 2009-B01, 2005, Bevel gear classification',
    ],
    leaves: ['Smith, J. IEEE Trans. Inf. Theory 1999, 45, 399-431.', 'Author A. GB virus C. J. Virol. 1999, 73, 1-9.'],
  },
  {
    kind: 'patent',
    name: 'patent',
    sign: /\b(?:U\.?S\.?|EP|WO|DE|JP|CN|KR|GB|FR|European|German|Japanese|Chinese|United States|Int(?:ernational|\.)) ?(?:patents?|pat\.)(?! (?:and trademark|office|public|law)\b)(?: (?:application|appl\.|no\.?|number|publication)){0,6}\b|\b(?:US|EP|WO|DE|JP|CN|KR|GB|FR)[ -]?(?:\d{2,4}\/\d{4,6}|\d{1,2}[,.]\d{3}[,.]\d{3}|\d{7,12})\s?-?[AB]?\d?\b|\b(?:patent|patentschrift|brevet|patente|patentanmeldung|brevetto)\s(?:no\.?|nr\.?|n[°º]|US|EP|DE|WO|application)|(?:патент|专利)|特許(?:公報)?|[[［]P[\]］]/iu,
    takes: [
      'Doe, J. Fastening device. U.S. Patent 5,123,456, 1992.',
      'Roe R. Lamp. US Patent No. 223898. 1880',
      'EP 1234567 B1',
      'WO2010/123456',
    ],
    leaves: [
      'Hall, B. (2005). Patents and the market. J. Econ. 3, 1-10.',
      'United States Patent and Trademark Office. Annual report. 2019.',
    ],
  },
  {
    kind: 'dataset',
    name: 'data',
    sign: /\[(?:data ?set|data file|data|datensatz)\]|\(data ?set\)|\bdata ?set\b.{0,60}\b(?:zenodo|dryad|figshare|kaggle|dataverse|uci|pangaea|mendeley|icpsr|hugging ?face)\b|\b(?:dryad digital repository|harvard dataverse|uci machine learning repository|pangaea|icpsr|gesis(?: data archive| datenarchiv)?|uk data (?:archive|service)|mendeley data|kaggle|world bank open data|genbank|gene expression omnibus|protein data bank|figshare)\b/iu,
    takes: [
      'Doe J. Tree rings of 1999 [dataset]. Dryad Digital Repository; 2012.',
      'Dua D, Graff C. UCI Machine Learning Repository, 2019. http://archive.ics.uci.edu/ml',
    ],
  },
  {
    kind: 'software',
    name: 'software',
    sign: /\[(?:computer (?:software|program)|software|source code|mobile app|code|program)\]|\(version \d[\d.]*\)|\bgithub(?:\.com| repository)\b|\bgitlab\.com\b|\bbitbucket\.org\b|\bsourceforge\.net\b|\bR package(?: version)?\b|\bpypi\.org\b|\bcran\.r-project\.org\b|\bR: a language and environment for statistical computing\b|\bR foundation for statistical computing\b|\bcomputer (?:software|program)\b|\bsoftware (?:version|release|package),? v?\d|\bversion \d+(?:\.\d+)+\b.{0,40}\b(?:software|inc\.|corp)/iu,
    takes: [
      'R Core Team (2020). R: A language and environment for statistical computing. R Foundation for Statistical Computing, Vienna.',
      'Doe J. plotter [Computer software]. 2019.',
      'https://github.com/nodejs/node',
      'Wickham H. tidyr: Tidy messy data. R package version 1.1.2. 2020.',
    ],
  },
  {
    kind: 'famous-work',
    name: 'ancient and classical works by book and line',
    sign: /^(?:Homer|Plato|Platon|Aristotle|Aristoteles|Cicero|Virgil|Vergil|Ovid|Herodotus|Thucydides|Sophocles|Euclid|Plutarch|Tacitus|Seneca|Augustine|Augustinus|Dante|Shakespeare|Caesar),?\s(?:the\s)?\p{L}[\p{L}.' ]{2,40},?\s(?:[IVXLC]{1,6}|\d{1,4}[a-e]?)(?:[-–]\d{1,4}[a-e]?)?(?:[.:,]\s?\d{1,4}[a-e]?(?:[-–]\d{1,4}[a-e]?)?){0,3}\.?$|^(?:The\s)?(?:Iliad|Odyssey|Aeneid|Divine Comedy|Hamlet|Macbeth|King Lear|Romeo and Juliet|Don Quixote|Faust|Oxford English Dictionary|Encyclop(?:a|ae|æ)dia Britannica|Merriam[- ]Webster(?:['’]s)?(?: (?:Collegiate )?Dictionary)?|Duden|论语|論語|红楼梦)\.?$/u,
    takes: ['Plato, Republic, 514a-520a.', 'Homer, Iliad 1.1-7', 'Shakespeare, Hamlet, III.1', 'Hamlet.', 'Oxford English Dictionary'],
    leaves: ['Plato, J. (1999). Republic of letters. J. Hist. 3, 1-7.'],
  },
];
