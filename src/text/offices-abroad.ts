/**
 * Offices of many countries that each language calls by a name and letters of its own: "Organisation mondiale de la Santé" and "OMS" are the World
 * Health Organization. A table, because no rule tells letters of one language from those of another; an office that is not here is
 * compared by its words alone.
 */

/** One office a line: its names in the languages that have one, folded. */
const OFFICES: readonly string[] = [
  'world health organization|world health organisation|who|organisation mondiale de la sante|organizacion mundial de la salud|organizacao mundial da saude|organizzazione mondiale della sanita|weltgesundheitsorganisation|oms|vsemirnaya organizatsiya zdravookhraneniya|voz|世界卫生组织|世界衛生組織|世界保健機関|세계보건기구',
  'organisation for economic co operation and development|organisation for economic cooperation and development|organization for economic co operation and development|organization for economic cooperation and development|oecd|ocde|ocse|organisation de cooperation et de developpement economiques|organizacion para la cooperacion y el desarrollo economicos|organisation fur wirtschaftliche zusammenarbeit und entwicklung|经济合作与发展组织|経済協力開発機構',
  'united nations|un|uno|onu|nations unies|organisation des nations unies|naciones unidas|organizacion de las naciones unidas|nacoes unidas|organizacao das nacoes unidas|vereinte nationen|nazioni unite|oon|联合国|国連',
  'european union|eu|ue|union europeenne|union europea|uniao europeia|unione europea|europaische union',
  'european commission|commission europeenne|comision europea|comissao europeia|commissione europea|europaische kommission|commission of the european communities',
  'international monetary fund|imf|fmi|fonds monetaire international|fondo monetario internacional|fundo monetario internacional|internationaler wahrungsfonds|iwf',
  'world bank|banque mondiale|banco mundial|banca mondiale|weltbank|world bank group',
  'international labour organization|international labour organisation|international labor organization|international labour office|ilo|organisation internationale du travail|oit|organizacion internacional del trabajo|internationale arbeitsorganisation|iao',
  'world trade organization|wto|organisation mondiale du commerce|omc|organizacion mundial del comercio|welthandelsorganisation',
  'world meteorological organization|wmo|organisation meteorologique mondiale|omm|organizacion meteorologica mundial',
  'intergovernmental panel on climate change|ipcc|groupe d experts intergouvernemental sur l evolution du climat|giec|grupo intergubernamental de expertos sobre el cambio climatico|weltklimarat',
  'international atomic energy agency|iaea|agence internationale de l energie atomique|aiea|organismo internacional de energia atomica|internationale atomenergie organisation',
  'pan american health organization|paho|organizacion panamericana de la salud|ops|organizacao pan americana da saude|opas',
  'economic commission for latin america and the caribbean|eclac|comision economica para america latina y el caribe|cepal',
  'international committee of the red cross|icrc|comite international de la croix rouge|cicr|comite internacional de la cruz roja|internationales komitee vom roten kreuz|ikrk',
  'unicef|united nations children s fund|united nations childrens fund|united nations international children s emergency fund|fonds des nations unies pour l enfance|fondo de las naciones unidas para la infancia|kinderhilfswerk der vereinten nationen',
  'unesco|united nations educational scientific and cultural organization|organisation des nations unies pour l education la science et la culture|organizacion de las naciones unidas para la educacion la ciencia y la cultura',
  'fao|food and agriculture organization|food and agriculture organization of the united nations|organisation des nations unies pour l alimentation et l agriculture|organizacion de las naciones unidas para la alimentacion y la agricultura',
  'undp|united nations development programme|united nations development program|programme des nations unies pour le developpement|pnud|programa de las naciones unidas para el desarrollo',
  'unhcr|united nations high commissioner for refugees|haut commissariat des nations unies pour les refugies|hcr|alto comisionado de las naciones unidas para los refugiados|acnur',
  'international energy agency|iea|agence internationale de l energie|agencia internacional de la energia|internationale energieagentur',
];

const BY_NAME: ReadonlyMap<string, number> = new Map(
  OFFICES.flatMap((names, at) => names.split('|').map((name): [string, number] => [name, at])),
);

/** Which of these offices bears the name; null where none does. Takes folded words. */
export const officeOf = (words: readonly string[]): number | null => BY_NAME.get(words.join(' ')) ?? null;
