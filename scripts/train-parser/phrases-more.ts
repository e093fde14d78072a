/**
 * Words for references in scripts written from right to left, in Korean, and in more languages with Latin letters. Titles are put
 * together from parts and name no real work.
 */
import type { Tongue } from './phrases.ts';

const list = (text: string): string[] => text.split(' ');
const items = (text: string): string[] => text.split(';');

export const ARABIC: Tongue = {
  families: list(
    'الحسيني المصري العلي السيد الخطيب النجار حسن إبراهيم الشافعي الزهراني العتيبي الغامدي منصور خليل الجابري التميمي درويش بركات صالح فرج',
  ),
  givens: items('محمد;أحمد;علي;عبد الله;عبد الرحمن;فاطمة;خالد;سعيد;مريم;يوسف;محمود;عمر;حسين;ليلى;طه;نجيب;صلاح الدين;محمد أحمد'),
  titles: [
    items('أثر;دور;مناهج البحث في;مدخل إلى;تاريخ;دراسات في;نظرية;قضايا;تطور;المفصل في;أصول;واقع'),
    items(
      'التعليم العالي;الأدب العربي الحديث;الفقه الإسلامي;التنمية الاقتصادية;النقد الأدبي;علم الاجتماع;اللغة العربية;القانون الدولي;الإدارة العامة;العرب قبل الإسلام;وسائل الإعلام',
    ),
    items(
      'في المملكة العربية السعودية;في مصر;: دراسة ميدانية;وأثره في المجتمع;بين النظرية والتطبيق;في القرن العشرين;;: دراسة تحليلية;عند طلبة الجامعات;',
    ),
  ],
  journals: items(
    'مجلة العلوم الإنسانية;مجلة جامعة دمشق;مجلة كلية الآداب;المجلة العربية للعلوم الإدارية;مجلة الدراسات التربوية;حوليات الجامعة التونسية;مجلة البحوث الإسلامية;فصول;عالم الفكر;المستقبل العربي',
  ),
};

export const PERSIAN: Tongue = {
  families: list('رضایی محمدی احمدی کریمی حسینی موسوی جعفری قاسمی زرین‌کوب شفیعی‌کدکنی نوری صادقی رحیمی اکبری یوسفی کاظمی'),
  givens: items('علی;محمد;حسین;مریم;زهرا;رضا;فاطمه;مهدی;سعید;پرویز;ناصر;عبدالحسین;محمدرضا'),
  titles: [
    items('بررسی;تحلیل;تأثیر;نقش;درآمدی بر;تاریخ;مبانی;ارزیابی;رابطه'),
    items('توسعه پایدار;ادبیات فارسی;آموزش عالی;حقوق بین‌الملل;سلامت روان;جامعه‌شناسی شهری;اقتصاد ایران;منابع آب;سرمایه اجتماعی;شعر معاصر'),
    items('در ایران;در شهر تهران;: مطالعه موردی;با رویکرد تطبیقی;و کاربردهای آن;;در دانشجویان;از دیدگاه معلمان'),
  ],
  journals: items(
    'فصلنامه مطالعات اجتماعی;مجله دانشکده ادبیات;پژوهش‌های جغرافیایی;مجله علمی دانشگاه تهران;فصلنامه علوم اجتماعی;مجله روان‌شناسی;پژوهش‌نامه حقوق',
  ),
};

export const HEBREW: Tongue = {
  families: list('כהן לוי מזרחי פרץ ביטון אברהם פרידמן שפירא גולדברג רוזן שלום יעקבי ברק אורן שביט'),
  givens: items('דוד;משה;יוסף;רחל;שרה;אברהם;חנה;יעקב;נורית;עמוס;מיכל;ישראל;תמר'),
  titles: [
    items('מבוא ל;תולדות;עיונים ב;השפעת;יסודות;פרקים ב;היבטים של;בין'),
    items('ספרות העברית;חברה הישראלית;משפט העברי;חינוך המיוחד;מדיניות החוץ;שירה החדשה;לשון המקרא;כלכלת ישראל'),
    items('במאה העשרים;בישראל;: מחקר אמפירי;בתקופת המנדט;;והשלכותיהם;בעת החדשה'),
  ],
  journals: items('תרביץ;ציון;מגמות;קתדרה;לשוננו;עיונים בתקומת ישראל;משפטים;הרבעון לכלכלה;סוציולוגיה ישראלית'),
};

export const KOREAN: Tongue = {
  families: list('김 이 박 최 정 강 조 윤 장 임 한 오 서 신 권 황'),
  givens: list('민수 지영 현우 서연 영희 철수 은정 성호 미경 준호 수진 동현'),
  titles: [
    items('한국 ;청소년의 ;딥러닝 기반 ;지역사회 ;조선시대 ;대학생의 ;고령자의 '),
    items('경제 성장;언어 습득;영상 인식;건강 행태;교육 정책;문학;사회복지 서비스'),
    items('에 관한 연구; 분석; 연구;의 현황과 과제; 요인 분석;에 미치는 영향'),
  ],
  journals: items('한국사회학;정보과학회논문지;국어국문학;교육학연구;한국경제연구;대한간호학회지;역사학보'),
};

/** Places, publishers, universities and institutions in these scripts, beside those of `phrases.ts`. */
export const MORE_PLACES: readonly string[] = items(
  'القاهرة;بيروت;دمشق;بغداد;الرياض;عمان;تونس;الرباط;الكويت;تهران;قم;مشهد;اصفهان;ירושלים;תל אביב;חיפה;서울;부산;파주;Utrecht;Groningen;Antwerpen;Gent;Lund;Uppsala;Göteborg;Bergen;Aarhus;Poznań;Wrocław;Gdańsk;Łódź;Ankara;İzmir;Brno;Zagreb;Beograd;Ljubljana;Київ;Харків;Минск;Екатеринбург;Новосибирск',
);
export const MORE_PUBLISHERS: readonly string[] = items(
  'دار الفكر;دار المعارف;دار العلم للملايين;دار الكتب العلمية;مكتبة الخانجي;المركز الثقافي العربي;مركز دراسات الوحدة العربية;الهيئة المصرية العامة للكتاب;انتشارات دانشگاه تهران;نشر نی;انتشارات سمت;انتشارات امیرکبیر;نشر مرکز;הוצאת מאגנס;עם עובד;מוסד ביאליק;הקיבוץ המאוחד;כתר;יד יצחק בן-צבי;민음사;창비;한길사;박영사;Amsterdam University Press;Boom;Prometheus;Studentlitteratur;Norstedts;Gyldendal;Universitetsforlaget;PWN;Wydawnictwo Naukowe PWN;Ossolineum;İletişim Yayınları;Türk Tarih Kurumu;Karolinum;Academia;Matica hrvatska;Library of America;Vintage Books;Modern Library;Knopf;Alfred A. Knopf;Viking Press;Hackett;Clarendon Press;Belknap Press of Harvard University Press;Fortress Press;Eerdmans;Baker Academic;Peeters;Brepols;Franz Steiner;Olms;Slatkine;Droz;Honoré Champion;Klincksieck;Les Belles Lettres;L’Harmattan;Hachette;Grasset;Olschki;Mondadori;Cátedra;Gredos;Espasa-Calpe;Stanford Research Institute;Brookings Institution;RAND Corporation;U.S. Government Printing Office;GPO;Наукова думка;Языки славянской культуры;НЛО',
);
export const MORE_UNIVERSITIES: readonly string[] = items(
  'جامعة القاهرة;جامعة بغداد;جامعة أم القرى;جامعة دمشق;دانشگاه تهران;دانشگاه شیراز;האוניברסיטה העברית בירושלים;אוניברסיטת תל אביב;서울대학교;연세대학교;Universiteit Leiden;Lunds universitet;Uniwersytet Warszawski;Ankara Üniversitesi;Univerzita Karlova',
);
export const MORE_INSTITUTIONS: readonly string[] = items(
  'وزارة التعليم العالي;منظمة الصحة العالمية;جامعة الدول العربية;مرکز آمار ایران;הלשכה המרכזית לסטטיסטיקה;משרד החינוך;통계청;보건복지부;Centraal Bureau voor de Statistiek;Statistiska centralbyrån;Główny Urząd Statystyczny;Rijksinstituut voor Volksgezondheid en Milieu;Boston Consulting Group;The Boston Consulting Group;Ford Foundation;U.S. Board of Governors of the Federal Reserve System;U.S. Congress;Great Britain. Parliament;Conseil de l’Europe;Ministère de l’environnement',
);

/** Parts of titles in more languages with Latin letters. */
export const MORE_TITLES: Readonly<Record<'nl' | 'pl' | 'sv' | 'tr', readonly (readonly string[])[]>> = {
  nl: [
    items('De rol;De ontwikkeling;Een geschiedenis;Inleiding tot de studie;De gevolgen;Het probleem;Onderzoek naar de kwaliteit'),
    items(
      'van het onderwijs;van de Nederlandse taal;van de verzorgingsstaat;van het platteland;van de arbeidsmarkt;van de middeleeuwse stad',
    ),
    items('in Nederland;in de negentiende eeuw;: een verkenning;en haar grenzen;voor beginners;;sinds 1945'),
  ],
  pl: [
    items('Rozwój;Znaczenie;Wstęp do teorii;Problemy;Zarys historii;Analiza;Wpływ;Badania nad strukturą'),
    items(
      'języka polskiego;polityki społecznej;prawa cywilnego;kultury ludowej;gospodarki rynkowej;literatury współczesnej;środowiska wodnego',
    ),
    items('w Polsce;w XIX wieku;: studium przypadku;i jego konsekwencje;na tle europejskim;;po 1989 roku'),
  ],
  sv: [
    items('Utvecklingen;Betydelsen;En studie;Inledning till teorin;Historien;Effekterna;Villkoren'),
    items('av den svenska skolan;av arbetsmarknaden;om språk och makt;av folkhemmet;av kommunal politik;om barns lärande'),
    items('i Sverige;under 1900-talet;: en fallstudie;och dess gränser;i Norden;;efter kriget'),
  ],
  tr: [
    items('Türkiye’de;Osmanlı;Modern;Cumhuriyet döneminde;Sosyal;Avrupa Birliği sürecinde'),
    items('eğitim politikaları;edebiyat tarihi;hukuk sistemi;ekonomik büyüme;kentleşme ve göç;dil öğretimi'),
    items('üzerine bir inceleme;: sorunlar ve çözümler;ve etkileri;;açısından bir değerlendirme;ile ilişkisi'),
  ],
};

/** Names of meetings, without the number they are counted by. */
export const MEETINGS: readonly string[] = [
  'International Conference on Machine Learning',
  'International Symposium on Ballistics',
  'Annual Meeting of the American Educational Research Association',
  'Annual Conference of the Midwest Political Science Association',
  'IEEE Conference on Decision and Control',
  'International Workshop on Semantic Evaluation',
  'European Conference on Computer Vision',
  'ACM SIGPLAN Workshop on Continuations',
  'World Congress of Sociology',
  'International Conference on Offshore Mechanics and Arctic Engineering',
  'AIAA Aerospace Sciences Meeting and Exhibit',
  'Digital Avionics Systems Conference',
  'World Conference on Earthquake Engineering',
  'Lunar and Planetary Science Conference',
  'Annual Meeting of the American Society of Clinical Oncology',
  'International Geological Congress',
  'Hawaii International Conference on System Sciences',
  'USENIX Security Symposium',
  'Conference on Empirical Methods in Natural Language Processing',
  'Congrès international des orientalistes',
  'Congreso Internacional de Historia de la Lengua Española',
  'Congresso Brasileiro de Ciência do Solo',
  'Convegno internazionale di studi danteschi',
  'Kongress der Deutschen Gesellschaft für Soziologie',
  'Symposium on the Theory of Computing',
  'Nordic Conference on Computational Linguistics',
  'International Joint Conference on Artificial Intelligence',
  'Workshop on Lazy Learning',
  'Australasian Computer Science Conference',
  'Berkeley Linguistics Society',
];

/** Kinds of reports, series with the body that gives them out, and towns as meetings name them. */
export const REPORTS = {
  kinds: [
    'Working Paper',
    'Discussion Paper',
    'Policy Brief',
    'Technical Report',
    'Tech. Rep.',
    'Research Report',
    'Research Memorandum',
    'Policy Research Working Paper',
    'Staff Paper',
    'Occasional Paper',
    'Technical Note',
    'Open-File Report',
    'Bulletin',
    'Internal Report',
    'Contractor Report',
    'White Paper',
    'Issue Brief',
    'Circular',
    'Memo',
    'Final Report',
  ],
  series: [
    'IZA Discussion Paper',
    'NBER Working Paper',
    'World Bank Policy Research Working Paper',
    'Rand Corporation Research Memorandum',
    'U.S. Geological Survey Open-File Report',
    'U.S. Geological Survey Professional Paper',
    'Geological Survey of Canada Memoir',
    'NASA Technical Memorandum',
    'NASA Contractor Report',
    'MIT Artificial Intelligence Laboratory Memo',
    'Xerox PARC Technical Report',
    'Bank of England Staff Working Paper',
    'DIW Diskussionspapiere',
    'WZB Discussion Paper',
    'IMF Working Paper',
    'OECD Education Working Papers',
    'Federal Reserve Bank of Boston Research Review',
    'EPA Report',
    'Sandia National Laboratories Report',
    'University of Oslo Department of Economics Memorandum',
    'Brookings Institution Policy Brief',
    'Hudson Institute Research Paper',
    'Conference Board Studies in Business Policy',
    'American Management Association Research Study',
    'CEPR Discussion Paper',
    'UNU-WIDER Working Paper',
  ],
  towns: [
    'Boston, MA, USA',
    'San Francisco, CA',
    'Vienna, Austria',
    'Barcelona, Spain',
    'Melbourne, Australia',
    'New Orleans, Louisiana',
    'Beijing, China',
    'Kyoto, Japan',
    'Toronto, Ontario, Canada',
    'Lisbon, Portugal',
    'Honolulu, Hawaii',
    'Seattle, Washington',
    'Edinburgh, Scotland',
    'Rio de Janeiro, Brazil',
    'Cape Town, South Africa',
    'Online',
    'Virtual Event',
    'Prague, Czech Republic',
    'Seoul, Republic of Korea',
    'Istanbul, Turkey',
  ],
};

/** Where in a newspaper something stands, beside the number of a page. */
export const SECTIONS: readonly string[] = ['sec. B, p. 4', 'late edition', 'national edition', 'p. A1', 'sec. 2', 'Sunday Magazine'];

export const SPECIAL_ISSUES: readonly string[] = [
  'Special Issue on Scheduling',
  'Special Issue on Fault-Tolerant Systems',
  'special issue',
  'Special Issue: Media and Memory',
  'Themenheft',
  'special section on learning',
  'Supplement 1',
];
