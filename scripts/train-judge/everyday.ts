/**
 * Relations of everyday prose that WordNet lacks or keeps too far apart: what reports, papers, rulings and news say in one word and retell in another.
 * Each entry of `ALIKE` is one group of words that may stand for each other; each of `AGAINST` two sides of which one excludes the other. Written
 * by hand from general knowledge, in base forms.
 */

const ALIKE = `adopt pass approve enact ratify; oppose object resist protest; reject refuse decline dismiss rebuff; award grant give; receive get obtain gain
buy acquire purchase; sell dispose; build construct erect; destroy wreck demolish ruin raze; die perish drown; death fatality mortality
kill murder slay; rescue save; injure hurt wound; finish complete conclude; finish end; start begin launch commence open
stop cease halt discontinue quit; close shut; write author compose pen; author writer; find discover detect identify observe
show demonstrate reveal establish indicate; suggest propose indicate imply; cause produce trigger provoke induce; prevent avert avoid
help aid assist benefit; harm damage hurt impair; limit restrain restrict curb cap constrain; allow permit let enable authorise authorize
forbid ban prohibit bar outlaw; require need oblige compel; expect predict forecast anticipate foresee; think believe consider assume
warn caution alert; answer reply respond; agree consent accept; quit resign leave depart; succeed replace follow; appoint nominate choose select
hire employ recruit; dismiss fire sack; slow ease abate; wane weaken fade diminish decrease; strengthen reinforce
frequent common often usual prevalent widespread; rare seldom infrequent uncommon scarce; twice double; majority most; few minority
all every whole entire each; free gratis; admission entry entrance access; cost price charge fee; pay spend; job post position employment work
worker employee staff labourer laborer; firm company business enterprise corporation; car vehicle automobile; house home dwelling residence
flat apartment; resident inhabitant dweller; child kid; pupil student schoolchild; doctor physician clinician
patient participant subject volunteer respondent; person people individual; researcher scientist investigator author
study trial experiment research investigation; paper article publication; result finding outcome; adverse unwanted harmful; pain soreness ache
illness disease sickness; drug medicine medication; tablet pill; sex gender; boy male; girl female; man male; woman female; vote ballot poll
law statute act legislation; rule regulation; court tribunal; hold rule decide find; guilty convict; acquit exonerate clear
liable responsible accountable; damages compensation; contract agreement; ship vessel boat; plane aircraft airplane; street road
keep retain preserve maintain; win victory triumph; publish release issue; sign signature; collect gather amass; visible see seen
manage run operate direct head; make produce manufacture; output production; train teach instruct; learn acquire master; intervene interfere
big large huge great; small little tiny; quick fast rapid swift; slow gradual; near close nearby; distant far remote; rich wealthy affluent
poor needy; old aged elderly; young youthful; new novel recent; outdated old obsolete; important significant key crucial; strange odd unusual
true correct accurate right; false wrong incorrect inaccurate; danger risk hazard peril; safe secure; enough sufficient adequate
lack shortage absence deficiency; increase growth rise; decrease decline fall drop reduction; change alter modify shift
unchanged stable constant steady; similar comparable alike equivalent; same identical equal; differ vary diverge
link associate connect relate correlate; cooperate collaborate; compete rival; attack assault; defend protect guard
support back endorse favour favor; criticise criticize condemn denounce; praise commend applaud; welcome greet; blame accuse fault
admit acknowledge concede confess; deny dispute contest; claim assert contend maintain allege argue; explain account clarify; describe portray depict
compare contrast; measure gauge assess evaluate; test examine check inspect; estimate reckon calculate; last endure persist continue
delay postpone defer; cancel scrap abandon drop axe; plan intend aim; try attempt; fail unsuccessful; succeed success successful
move shift relocate transfer; travel journey trip; arrive reach come; return revert; enter join; leave exit; live reside dwell; stay remain
sleep slumber; eat consume; drink consume; use employ utilise utilize apply; own possess; lend loan; borrow loan; owe debt; earn wage salary pay
wage salary earnings pay; income earnings; profit earnings gain; revenue sales turnover; expense cost; tax levy duty; toll fee charge; subsidy grant
budget spending; money cash funds; rent lease; tenant lessee; landlord lessor; insurer insurance; customer client; user consumer
supplier vendor seller; buyer purchaser; owner proprietor; chief head leader; minister secretary; king monarch; war conflict; battle fight
soldier troop; prisoner captive inmate; refugee migrant; police officer; crime offence offense; theft steal stolen; murder homicide; arrest detain
jail prison imprison; sentence punish penalty; fine penalty; university college; exam test examination; mark grade score; teacher instructor
lesson class; book volume; poem verse; painting picture; photo photograph picture image; film movie; newspaper paper press; journalist reporter
map chart; computer machine; phone telephone mobile; software program; bug error fault defect; version release; default standard; update upgrade
setting option; enable activate; disable deactivate; remove delete drop; add append insert; fix repair mend; break fracture; heart cardiac
lung pulmonary respiratory; kidney renal; liver hepatic; brain cerebral; cancer tumour tumor; diabetes diabetic; fever temperature
vaccine vaccination jab shot immunisation immunization; infect infection; dose dosage; placebo sham; surgery operation; hospital clinic
birth delivery; baby infant newborn; pregnant pregnancy; mother maternal; father paternal; parent parental; smoke smoking tobacco; alcohol drink
food diet; meal dish; weight mass; height tall; length long; width wide; depth deep; speed velocity; heat warmth; cold chill
rain rainfall precipitation; storm gale; flood inundation; drought dry; forest wood woodland; river stream; sea ocean marine; coast shore
island isle; mountain peak; field plot; soil ground earth; crop harvest yield; farm agriculture farming; farmer grower; animal beast; bird avian
insect bug; flower blossom bloom; energy power; electricity power; oil petroleum; engine motor; train railway rail; bus coach; castle fortress
museum gallery; theatre theater; shop store retailer; factory plant mill works; port harbour harbor; town city municipality; country nation state
border frontier; government administration cabinet; parliament legislature assembly; election poll; treaty accord pact; reform overhaul
bill draft legislation; committee panel commission; board council; meeting session gathering; report account; letter missive; decide decision
conclude conclusion; annual yearly; nowadays today currently now; soon shortly; earlier before previously formerly; later afterwards subsequently
immediately instantly promptly; finally eventually ultimately; nearly almost; roughly approximately about around; exactly precisely
only solely merely; mostly mainly largely chiefly primarily; partly partially; fully completely entirely wholly totally; half 50
satisfy please happy content; dissatisfy unhappy displease; worry concern fear; surprise astonish; hope wish; hate dislike; like enjoy
prefer favour favor; want desire wish`;

const AGAINST = `survive|die drown perish; succeed success successful|fail failure unsuccessful; guilty convict|acquit innocent; permanent|temporary
similar alike same equal identical comparable|differ different difference; constant stable steady unchanged|change vary fluctuate; majority|minority
invisible hidden|visible; remember|forget; present|absent; compulsory mandatory|optional voluntary
enough sufficient adequate|insufficient inadequate; legal lawful|illegal unlawful; able capable|incapable; free|pay`;

const words = (line: string): string[] => line.split(/[\s|]+/).filter(Boolean);

/** Pairs of words that may stand for each other. */
export function* alikePairs(): Generator<readonly [string, string]> {
  for (const line of ALIKE.split(/[\n;]/)) {
    const group = words(line);
    for (const one of group) for (const other of group) if (one !== other) yield [one, other];
  }
}

/** Pairs of words that exclude each other. */
export function* opposedPairs(): Generator<readonly [string, string]> {
  for (const line of AGAINST.split(/[\n;]/)) {
    const [left = '', right = ''] = line.split('|');
    for (const one of words(left)) for (const other of words(right)) yield [one, other];
  }
}
