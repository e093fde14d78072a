import { describe, expect, it } from 'vitest';
import { saidIn, statedIn } from '../../../../src/compare/claim/belonging/texts.ts';
import { limitDropped } from '../../../../src/compare/claim/limits/index.ts';

const found = (claim: string, evidence: string) => limitDropped(saidIn(claim), () => statedIn(evidence));

const LEAD = 'Residents who lived near the smelter had higher levels of lead than those who lived elsewhere.';
const BRIDGE = 'The bridge is closed to trucks during high winds.';
const TENANTS = 'Tenants may not be evicted for the first two years after a sale.';
const BATS = 'Curtailment reduced deaths by 60 percent in August and September. In spring it had no measurable effect.';
const TEACHERS =
  'Most of the teachers welcomed the timetable. A few said that it left too little time. None of them wanted to go back to the old timetable.';
const RATE = 'The rate of infection was 4.1 per 1,000 patients in the wards with the new taps.';
const LEFT = 'Seven patients left the study, five of them because of side effects.';
const ASKED = 'Did the device meet the standard? No, because the housing let water in.';
const PETROL = 'Lead petrol was sold in the country until the ban of 1998.';
const SCHEDULER = 'The scheduler retries a failed job three times. On the cluster in Oslo, retries of jobs are disabled.';
const WIND = 'In Denmark, the share of wind rose to 47 percent in 2019. In the rest of Europe, growth was slower.';

describe('what a sentence limits to some, to a time and to a place', () => {
  it.each<[string, string, 'stronger' | 'swapped']>([
    ['Residents had higher levels of lead.', LEAD, 'stronger'],
    [
      'Workers had twice the rate of disease.',
      'Workers who had been exposed to asbestos had twice the rate of disease of workers hired later.',
      'stronger',
    ],
    [
      'Mussels contained 8 micrograms of cadmium.',
      'Mussels near the outlet contained 8 micrograms of cadmium. Those farther away contained less.',
      'stronger',
    ],
    ['The bridge is closed to trucks.', BRIDGE, 'stronger'],
    ['Harvesting is banned.', 'Harvesting is banned between May and October.', 'stronger'],
    ['Tenants may not be evicted after a sale.', TENANTS, 'stronger'],
    ['Entry is free for children.', 'Entry is free for children under six.', 'stronger'],
    ['Für Kinder ist die Ausleihe kostenlos.', 'Für Kinder unter 12 Jahren ist die Ausleihe kostenlos.', 'stronger'],
    ['Le musée est gratuit pour les visiteurs.', 'Le musée est gratuit pour les visiteurs de moins de 18 ans.', 'stronger'],
    ['Curtailment reduced deaths by 60 percent.', BATS, 'stronger'],
    ['In spring curtailment reduced deaths by 60 percent.', BATS, 'swapped'],
    ['On the cluster in Oslo, the scheduler retries a failed job three times.', SCHEDULER, 'swapped'],
    ['In Europe, the share of wind rose to 47 percent in 2019.', WIND, 'swapped'],
    ['Lead petrol was sold in the country after the ban of 1998.', PETROL, 'swapped'],
    ['All fevers resolved after 48 hours.', 'All fevers resolved within 48 hours.', 'swapped'],
    ['The mine closed because young people had left.', 'Young people left because the mine had closed.', 'swapped'],
    // How many.
    ['Most of the teachers said that it left too little time.', TEACHERS, 'stronger'],
    ['Some of them wanted to go back to the old timetable.', TEACHERS, 'swapped'],
    ['Todos los médicos aprobaron el nuevo horario.', 'La mayoría de los médicos aprobó el nuevo horario.', 'stronger'],
    ['Die meisten Schüler aßen ein Frühstück.', 'Nur die Hälfte der Schüler aß ein Frühstück.', 'stronger'],
    ['There were 4.1 infections in the wards with the new taps.', RATE, 'stronger'],
    ['The rate of infection was 4.1 percent in the wards with the new taps.', RATE, 'stronger'],
    ['The taps cost 210 euros per ward.', 'The taps cost 210 euros each.', 'stronger'],
    ['The plant emitted 14 grams of mercury in 2012.', 'The plant emitted 14 grams of mercury per tonne of ore in 2012.', 'stronger'],
    ['Exactly 200 houses were destroyed.', 'Roughly 200 houses were destroyed.', 'stronger'],
    ['Mussels there contained 8 micrograms of cadmium.', 'Mussels there contained up to 8 micrograms of cadmium.', 'stronger'],
    ['Seven patients left the study because of side effects.', LEFT, 'stronger'],
    // What was asked, left open, or still to come.
    ['The device met the standard of the housing.', ASKED.replace('standard', 'standard of the housing'), 'swapped'],
    ['The buyer could claim damages.', 'The court left open whether the buyer could claim damages.', 'stronger'],
    ['The works started in spring.', 'The mayor said that the works would start in spring.', 'stronger'],
    ['Die Arbeiten haben im Herbst begonnen.', 'Die Arbeiten sollen im Herbst beginnen.', 'stronger'],
    ['Les travaux ont commencé en 2026.', 'Les travaux pourraient commencer en 2026.', 'stronger'],
    ['Nurses were asked about childcare.', 'Only nurses with children were asked about childcare.', 'stronger'],
    ['The finder becomes its owner.', 'The finder becomes its owner if nobody claims it within five years.', 'stronger'],
    ['Backups run every night.', 'Backups run every night except on Sundays.', 'stronger'],
    [
      'Version 5 encrypts messages by default.',
      'Version 5 encrypts messages by default on phones. On desktops, encryption must be turned on by hand.',
      'stronger',
    ],
    ['All exports go by rail.', 'Exports go mostly by rail.', 'stronger'],
    ['The city has created car-free streets.', 'The city plans car-free streets around ten schools.', 'stronger'],
    ['Handys spielen dabei eine Rolle.', 'Die Forscher vermuten, dass Handys dabei eine Rolle spielen.', 'stronger'],
  ])('tells what goes beyond it: %s', (claim, evidence, how) => {
    expect(found(claim, evidence)?.how).toBe(how);
  });

  it.each<[string, string]>([
    ['Residents near the smelter had higher levels of lead.', LEAD],
    // Which ones did something once.
    ['Workers returned to the yard.', 'Workers who had been on strike since March returned to the yard.'],
    ['In high winds the bridge is closed to trucks.', BRIDGE],
    ['She was known for her role.', 'She was known for her role during the war.'],
    ['For two years after a sale tenants may not be evicted.', TENANTS],
    ['In August curtailment reduced deaths by 60 percent.', BATS],
    [
      'Curtailment reduced deaths by 60 percent.',
      'Curtailment reduced deaths by 60 percent in August. In spring it was not needed because of the cold.'.replace(
        'it was not needed because of the cold',
        'bats come back',
      ),
    ],
    ['In Denmark, the share of wind rose to 47 percent in 2019.', WIND],
    ['Lead petrol was sold in the country before the ban of 1998.', PETROL],
    ['Fevers resolved within 48 hours.', 'All fevers resolved within 48 hours.'],
    ['Young people left because the mine had closed.', 'Young people left because the mine had closed.'],
    ['Some teachers said that it left too little time.', TEACHERS],
    ['Many teachers welcomed the timetable.', TEACHERS],
    ['In the wards with the new taps, 4.1 of 1,000 patients had an infection.', RATE],
    ['The taps cost 210 euros each.', 'The taps cost 210 euros each.'],
    ['Exactly 200 houses were destroyed.', 'The flood destroyed exactly 200 houses.'],
    ['Mussels there contained as much as 8 micrograms of cadmium.', 'Mussels there contained up to 8 micrograms of cadmium.'],
    ['Five of the seven patients left the study because of side effects.', LEFT],
    ['The device did not meet the standard.', ASKED],
    ['The court did not say whether the buyer could claim damages.', 'The court left open whether the buyer could claim damages.'],
    ['The works would start in spring, the mayor said.', 'The mayor said that the works would start in spring.'],
    ['The works started in spring.', 'The mayor said that the works would start in spring. The works started in spring.'],
    ['Nurses with children were asked about childcare.', 'Only nurses with children were asked about childcare.'],
    ['Most exports go by rail.', 'Exports go mostly by rail.'],
    ['The city has created car-free streets.', 'The city plans car-free streets. It created the first car-free streets in May.'],
    ['Der Beginn der Arbeiten ist im Herbst geplant.', 'Die Arbeiten sollen im Herbst beginnen.'],
  ])('says nothing of: %s', (claim, evidence) => {
    expect(found(claim, evidence)).toBeNull();
  });
});
