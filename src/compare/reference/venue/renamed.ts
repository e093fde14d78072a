/**
 * Journals that changed their names and kept their volumes: registries file old volumes under the new name (*Heart* for the British Heart
 * Journal of 1980), and citations bear the name that stands on the cover. Written by hand from common knowledge of the fields; a journal
 * that is not here is compared by its words alone.
 */
import { type VenueForm, venueForm } from './form.ts';
import { walk } from './words.ts';

/** One journal a line, its names from the oldest to the youngest. */
const LINES = `
British Journal of Industrial Medicine|Occupational and Environmental Medicine
British Heart Journal|Heart
British Journal of Venereal Diseases|Genitourinary Medicine|Sexually Transmitted Infections
British Journal of Preventive and Social Medicine|Journal of Epidemiology and Community Health
Quality in Health Care|Quality and Safety in Health Care|BMJ Quality & Safety
Archives of Emergency Medicine|Journal of Accident and Emergency Medicine|Emergency Medicine Journal
Archives of Dermatology|JAMA Dermatology
Archives of Surgery|JAMA Surgery
Archives of General Psychiatry|JAMA Psychiatry
Archives of Neurology|JAMA Neurology
Archives of Ophthalmology|JAMA Ophthalmology
Archives of Otolaryngology Head and Neck Surgery|JAMA Otolaryngology Head and Neck Surgery
American Journal of Diseases of Children|Archives of Pediatrics and Adolescent Medicine|JAMA Pediatrics
Archives of Internal Medicine|JAMA Internal Medicine
American Review of Tuberculosis|American Review of Respiratory Disease|American Journal of Respiratory and Critical Care Medicine
American Journal of Insanity|American Journal of Psychiatry
Journal of Mental Science|British Journal of Psychiatry
British Journal of Medical Psychology|Psychology and Psychotherapy: Theory, Research and Practice
Journal of Consulting Psychology|Journal of Consulting and Clinical Psychology
Personnel and Guidance Journal|Journal of Counseling and Development
Marriage and Family Living|Journal of Marriage and the Family
Family Coordinator|Family Relations
Journal of Biophysical and Biochemical Cytology|Journal of Cell Biology
European Journal of Biochemistry|FEBS Journal
Bacteriological Reviews|Microbiological Reviews|Microbiology and Molecular Biology Reviews
Applied Microbiology|Applied and Environmental Microbiology
International Journal of Systematic Bacteriology|International Journal of Systematic and Evolutionary Microbiology
British Journal of Urology|BJU International
British Journal of Obstetrics and Gynaecology|BJOG: An International Journal of Obstetrics and Gynaecology
Quarterly Journal of Medicine|QJM
Journal of Bone and Joint Surgery British Volume|Bone & Joint Journal
Surgery, Gynecology and Obstetrics|Journal of the American College of Surgeons
American Journal of Roentgenology, Radium Therapy and Nuclear Medicine|American Journal of Roentgenology
American Journal of Orthodontics|American Journal of Orthodontics and Dentofacial Orthopedics
Acta Physiologica Scandinavica|Acta Physiologica
Acta Pharmacologica et Toxicologica|Pharmacology and Toxicology|Basic and Clinical Pharmacology and Toxicology
Acta Endocrinologica|European Journal of Endocrinology
Pflügers Archiv für die gesamte Physiologie des Menschen und der Tiere|Pflügers Archiv European Journal of Physiology
Naunyn-Schmiedebergs Archiv für experimentelle Pathologie und Pharmakologie|Naunyn-Schmiedeberg's Archives of Pharmacology
Zeitschrift für Tierpsychologie|Ethology
Phytopathologische Zeitschrift|Journal of Phytopathology
Botanical Gazette|International Journal of Plant Sciences
Bulletin of the Torrey Botanical Club|Journal of the Torrey Botanical Society
Journal of Physical and Colloid Chemistry|Journal of Physical Chemistry
Industrial and Engineering Chemistry Analytical Edition|Analytical Chemistry
Berichte der deutschen chemischen Gesellschaft|Chemische Berichte
Annalen der Chemie und Pharmacie|Justus Liebigs Annalen der Chemie|Liebigs Annalen
Soviet Physics Uspekhi|Physics-Uspekhi
Soviet Physics JETP|Journal of Experimental and Theoretical Physics
Terrestrial Magnetism and Atmospheric Electricity|Journal of Geophysical Research
Monatshefte für Mathematik und Physik|Monatshefte für Mathematik
Journal of the Society for Industrial and Applied Mathematics|SIAM Journal on Applied Mathematics
IRE Transactions on Information Theory|IEEE Transactions on Information Theory
Bell System Technical Journal|AT&T Technical Journal|Bell Labs Technical Journal
Quarterly Publications of the American Statistical Association|Journal of the American Statistical Association
Journal of the Statistical Society of London|Journal of the Royal Statistical Society
Ekonomisk Tidskrift|Swedish Journal of Economics|Scandinavian Journal of Economics
Bell Journal of Economics and Management Science|Bell Journal of Economics|RAND Journal of Economics
Review of Economic Statistics|Review of Economics and Statistics
Journal of Farm Economics|American Journal of Agricultural Economics
`;

let read: readonly (readonly VenueForm[])[] | null = null;
const journals = (): readonly (readonly VenueForm[])[] => {
  read ??= LINES.trim()
    .split('\n')
    .map((line) => line.split('|').flatMap((name) => venueForm(name) ?? []));
  return read;
};

/** Whether a name is this one, each word of it perhaps cut short. */
function bears({ words, printed }: VenueForm, name: VenueForm): boolean {
  // One word stands for a name of one word alone, in full: "Heart".
  if (words.length === 1 && name.words.length === 1) return words[0] === name.words[0] && printed.length > 2;
  const { left, right, both } = walk(words, name.words);
  return both > 0 && left.length === 0 && right.length === 0;
}

/** Whether two names are an earlier and a later one of one journal. */
export const isRenamed = (cited: VenueForm, found: VenueForm): boolean =>
  journals().some((names) => {
    const ours = names.findIndex((name) => bears(cited, name));
    return ours >= 0 && names.some((name, at) => at !== ours && bears(found, name));
  });
