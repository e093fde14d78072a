/**
 * Conferences and journals that people cite by short names, each with the names it goes by. Written by hand from common
 * knowledge of the fields; a venue that is not here is compared by its words alone. First the short name shown, then other
 * short names, then full names (folded; a full name counts when it occurs whole in a venue's name).
 */

export interface KnownVenue {
  readonly id: string;
  readonly short: readonly string[];
  readonly full: readonly string[];
}

/** One venue a line: short names, then full names, parted by bars. */
const LINES = `
NeurIPS,NIPS|neural information processing systems;advances in neural information processing systems
ICML|international conference on machine learning;intl conf on machine learning;int conf on machine learning
ICLR|international conference on learning representations;international conference for learning representations
AAAI|aaai conference on artificial intelligence;national conference on artificial intelligence;association for the advancement of artificial intelligence;american association for artificial intelligence
IJCAI|international joint conference on artificial intelligence;international joint conferences on artificial intelligence
UAI|uncertainty in artificial intelligence
AISTATS|artificial intelligence and statistics
COLT|conference on learning theory;computational learning theory;conference on computational learning theory
ALT|algorithmic learning theory
JMLR|journal of machine learning research
TMLR|transactions on machine learning research
MLSys,SysML|machine learning and systems;conference on systems and machine learning
CVPR|computer vision and pattern recognition
ICCV|international conference on computer vision
ECCV|european conference on computer vision
WACV|winter conference on applications of computer vision;workshop on applications of computer vision
BMVC|british machine vision conference
ACCV|asian conference on computer vision
MICCAI|medical image computing and computer assisted intervention
3DV|international conference on 3d vision
ACL|annual meeting of the association for computational linguistics;annual meeting of the acl;meeting of the association for computational linguistics
EMNLP|empirical methods in natural language processing
NAACL,NAACL-HLT,HLT-NAACL|north american chapter of the association for computational linguistics;north american chapter of the acl
EACL|european chapter of the association for computational linguistics;european chapter of the acl
AACL,AACL-IJCNLP|asia pacific chapter of the association for computational linguistics
TACL|transactions of the association for computational linguistics
CoNLL|computational natural language learning
COLING|international conference on computational linguistics;conference on computational linguistics
LREC|language resources and evaluation conference;international conference on language resources and evaluation
IJCNLP|international joint conference on natural language processing
COLM|conference on language modeling
INTERSPEECH|annual conference of the international speech communication association;conference of the international speech communication association
ICASSP|international conference on acoustics speech and signal processing
KDD,SIGKDD|knowledge discovery and data mining
ICDM|international conference on data mining
SDM|siam international conference on data mining
CIKM|information and knowledge management
WSDM|web search and data mining
WWW,TheWebConf|world wide web conference;international conference on world wide web;the web conference;acm web conference
SIGIR|research and development in information retrieval
ECIR|european conference on information retrieval
RecSys|recommender systems
SIGMOD|management of data
VLDB,PVLDB|very large data bases;vldb endowment
ICDE|international conference on data engineering
PODS|principles of database systems
ECML,ECML-PKDD,ECML PKDD,PKDD|european conference on machine learning;european conference on machine learning and knowledge discovery in databases;european conference on machine learning and principles and practice of knowledge discovery in databases;machine learning and knowledge discovery in databases
ICRA|international conference on robotics and automation
IROS|intelligent robots and systems
RSS|robotics science and systems
CoRL|conference on robot learning
HRI|human robot interaction
CHI,SIGCHI|human factors in computing systems
CSCW|computer supported cooperative work
UIST|user interface software and technology
SIGGRAPH|computer graphics and interactive techniques
STOC|symposium on theory of computing;symposium on the theory of computing
FOCS|foundations of computer science
SODA|symposium on discrete algorithms
ITCS|innovations in theoretical computer science
ICALP|colloquium on automata languages and programming
PODC|principles of distributed computing
SOSP|symposium on operating systems principles
OSDI|operating systems design and implementation
NSDI|networked systems design and implementation
ASPLOS|architectural support for programming languages and operating systems
ISCA|symposium on computer architecture
MICRO|international symposium on microarchitecture
HPCA|high performance computer architecture
SC|international conference for high performance computing networking storage and analysis
PLDI|programming language design and implementation
POPL|principles of programming languages
OOPSLA|object oriented programming systems languages and applications
ICSE|international conference on software engineering
FSE,ESEC/FSE|foundations of software engineering
ASE|automated software engineering
ISSTA|software testing and analysis
CCS|computer and communications security
S&P,SP|ieee symposium on security and privacy
USENIX Security|usenix security symposium
NDSS|network and distributed system security
CRYPTO|annual international cryptology conference
EUROCRYPT|theory and applications of cryptographic techniques
SIGCOMM|applications technologies architectures and protocols for computer communication
INFOCOM|international conference on computer communications
AAMAS|autonomous agents and multiagent systems
GECCO|genetic and evolutionary computation conference
ICAPS|automated planning and scheduling
CAV|computer aided verification
FAccT,FAT*|fairness accountability and transparency
AIES|artificial intelligence ethics and society;ai ethics and society
ISIT|international symposium on information theory
CDC|conference on decision and control
ACC|american control conference
PNAS|proceedings of the national academy of sciences
NEJM|new england journal of medicine
JAMA|journal of the american medical association
BMJ|british medical journal
PAMI,TPAMI|transactions on pattern analysis and machine intelligence
TIT|transactions on information theory
TOG|acm transactions on graphics
JACM|journal of the acm
CACM|communications of the acm
TKDE|transactions on knowledge and data engineering
JAIR|journal of artificial intelligence research
IJCV|international journal of computer vision
PRL|physical review letters
JACS|journal of the american chemical society
Cochrane,CDSR|cochrane database of systematic reviews;cochrane library;cochrane database
`;

export const KNOWN_VENUES: readonly KnownVenue[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [short = '', full = ''] = line.split('|');
    const names = short.split(',');
    return { id: names[0] ?? short, short: names, full: full.split(';') };
  });

/** Journals whose short names begin those of others: "JAMA Neurology", "BMJ Open". */
export const FAMILIES: ReadonlySet<string> = new Set(['JAMA', 'BMJ', 'NEJM', 'PNAS', 'JACS']);

/** Venues that hold what other venues print: a paper of the conference appears in the journal. */
export const SAME_PLACE: readonly (readonly [string, string])[] = [
  ['SIGGRAPH', 'TOG'],
  ['ICML', 'JMLR'],
  ['AISTATS', 'JMLR'],
];
