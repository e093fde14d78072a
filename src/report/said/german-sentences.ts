/** The sentences of the rules in German. Its type is that of the English ones: a sentence that is missing does not compile. */
import type { Sentence } from './english.ts';

export const SENTENCES: Readonly<Record<Sentence, string>> = {
  'ref/unknown-uncheckable': 'Eine solche Quelle lässt sich ihrer Art nach nicht prüfen.',
  'ref/unknown-identifier-alone':
    'Die Kennung ist vergeben, doch die Angabe sagt vom Werk nichts, womit sich der Eintrag vergleichen ließe.',
  'ref/unknown-one-component': 'Die Angabe enthält zu wenig, um zu sagen, welches Werk gemeint ist.',
  'ref/exist-minor-a': 'Das Werk gibt es; eine Einzelheit der Angabe weicht vom Eintrag ab.',
  'ref/exist-minor-order': 'Titel und Personen stimmen mit einem Eintrag überein; die Personen stehen in anderer Reihenfolge.',
  'ref/exist-minor-b': 'Der Eintrag stimmt in {place:place} überein; von Titel und Verfassern stimmt eines, das andere zum Teil.',
  'ref/exist-a': 'Titel und Verfasser stimmen mit einem Eintrag überein.',
  'ref/exist-b': 'Der Eintrag stimmt in Titel und {place:place} überein; die Verfasser ließen sich nicht vergleichen.',
  'ref/exist-unsigned': 'Titel und Jahr oder Titel und Ort stimmen mit einem Eintrag überein; auf beiden Seiten ist keine Person genannt.',
  'ref/exist-number': 'Die Nummer, unter der Werke dieser Art zitiert werden, stimmt mit einem Eintrag überein.',
  'ref/exist-untitled': 'Die Angabe nennt keinen Titel; der Eintrag stimmt in Verfassern und {place:place} überein.',
  'ref/exist-c': 'Eine so bekannte Quelle, dass sie keinen Eintrag braucht.',
  'ref/fake-authors': 'Der Eintrag mit diesem Titel ist von anderen Verfassern.',
  'ref/fake-title': 'Kein gefundener Eintrag trägt diesen Titel; der nächste trägt einen anderen.',
  'ref/fake-weak-authors': 'Wenige der Verfasser stimmen überein; Kennung oder Erscheinungsort tun es nicht.',
  'ref/fake-dead-link': 'Die Angabe besteht aus einem Link, und die Seite gibt es nicht mehr.',
  'ref/fake-nothing-found': 'Kein Eintrag wie diese Angabe wurde gefunden.',
  'ref/unknown-no-title': 'Titel ließen sich nicht vergleichen, also lässt sich das Werk nicht sicher erkennen.',
  'ref/unknown-not-answered':
    'Kein Eintrag wurde gefunden, doch nicht jede Quelle, die ihn führen könnte, wurde gefragt und hat geantwortet.',
  'ref/unknown-not-answered#untitled': 'Kein Eintrag wurde gefunden; bei einer Angabe ohne Titel besagt das wenig.',
  'ref/unknown-not-answered#kind': 'Kein Eintrag wurde gefunden; bei Werken dieser Art besagt das wenig.',
  'ref/unsure-other-case': 'An der zitierten Stelle der Sammlung (Band und Seite) steht eine andere Entscheidung.',
  'ref/unsure': 'Ein Eintrag stimmt zum Teil überein; ob er das gemeinte Werk ist, muss ein Mensch entscheiden.',
  'ref/unknown-untitled': 'Die Angabe nennt keinen Titel; dass kein Eintrag übereinstimmt, besagt deshalb wenig.',
  'ref/unknown-kind':
    'Werke dieser Art stehen nicht in Verzeichnissen von Veröffentlichungen; dass kein Eintrag übereinstimmt, besagt deshalb wenig.',
  'ref/unknown-coverage':
    'Kein Eintrag stimmt überein, doch nicht jede Quelle, die einen führen könnte, wurde gefragt und hat geantwortet.',
  'ref/unsure-placed': 'Am genannten Ort der Zeitschrift, Band und Seite, steht ein Werk dieser Autoren unter einem anderen Titel.',
  'ref/unsure-translated':
    'Der Titel ist in Übersetzung oder in lateinischer Umschrift angegeben; das Werk kann unter einem Titel in seiner eigenen Sprache verzeichnet sein, den eine solche Suche nicht findet.',
  'ref/unsure-kind':
    'Webseiten, Programme, Daten, Abschlussarbeiten, Zeitungen und was Ämter selbst herausgeben stehen nur hin und wieder in Verzeichnissen; keines führt dieses Werk, also muss ein Mensch nachsehen.',
  'ref/unknown-conflict':
    'Ein Eintrag mit diesem Titel ist von anderen Verfassern; es könnte aber ein anderes Werk gleichen Titels gemeint sein.',
  'ref/unsure-garbled':
    'Die gedruckte Angabe scheint abgeschnitten zu sein, Buchstaben verloren zu haben oder zwei Werke zu enthalten; was verglichen wird, ist vielleicht nicht das, was zitiert wurde.',
  'ref/unsure-letters':
    'Die Buchstaben dieser Angabe sind nicht sicher: Sie wurden aus einem Bild erkannt, oder die Datei sagt nicht, welche ihre Schrift zeichnet.',
  'ref/exist-at-hand': 'Kein Eintrag stimmt überein, doch unter den mitgegebenen Quellen liegt ein Text mit diesem Titel.',
  'ref/unsure-at-hand':
    'Unter den mitgegebenen Quellen liegt ein Text mit diesem Titel, doch wer als Verfasser genannt wird, steht nicht an seinem Anfang.',
  'ref/exist-version-open':
    'Titel und Verfasser stimmen mit einem Eintrag überein. Eine Einzelheit weicht ab, doch eine Quelle, die die zitierte Fassung führen mag, antwortete nicht.',
  'ref/unknown-part-open': 'Ein Eintrag stimmt zum Teil überein, doch eine Quelle, in der alles stimmen mag, antwortete nicht.',
  'ref/unknown-neighbour':
    'Der nächste Eintrag ähnelt dem Zitat, gehört aber, soweit zu sehen ist, zu einem anderen Werk; nicht jede Quelle, die das zitierte führen mag, wurde gefragt und antwortete.',
  'ref/unsure-witness-record':
    'Ein Sprachmodell hält einen Eintrag für das zitierte Werk, und ein Teil des Eintrags stimmt überein; ein Mensch muss ihn öffnen.',
  'ref/unsure-witness-known':
    'Kein Eintrag wurde gefunden; ein Sprachmodell sagt, es kenne das Werk. Das ist kein Beweis, und ein Mensch muss nachsehen.',
  'ref/unknown-witness-private':
    'Ein Sprachmodell liest die Angabe als eine zu etwas, das nirgends verzeichnet wird, und kein Eintrag stimmt überein.',

  'behind-nobody': 'Keine Quelle, die alle solchen Werke führt, wurde gefragt.',
  'behind-record': 'Ein anderer Eintrag desselben Werks, {source}, stimmt überein in: {parts:parts}.',
  'behind-same-work': 'Auskunft von {by}: {source} ist das zitierte Werk (Angabe: „{cited}“; Eintrag: „{found}“).',
  'behind-known-work': 'Auskunft von {by}: Es kennt das Werk (Angabe: „{cited}“).',
  'behind-not-on-record': 'Auskunft von {by}: Dergleichen wird nicht verzeichnet (Angabe: „{cited}“).',
  'behind-other-work': 'Auskunft von {by}: Die Einträge sind von anderen Werken.',

  'quote/malformed-citation': 'Der Beleg dieses Zitats ist nicht zu lesen, also wurde nichts durchsucht.',
  'quote/unknown-source': 'Der Beleg {label} führt zu keiner vorliegenden Quelle, also wurde nichts durchsucht.',
  'quote/source-not-at-hand': 'Das als {label} zitierte Werk liegt nicht vor, also wurde nichts durchsucht.',
  'quote/cited-aside': 'Bei diesem Zitat steht kein Beleg. {label}, in der Nähe angeführt, enthält seine Worte nicht und muss es nicht.',
  'quote/uncited-held': 'Zu diesem Zitat gehört kein Beleg; seine Worte stehen in {other:within}.',
  'quote/uncited': 'Zu diesem Zitat gehört kein Beleg, also wurde nichts durchsucht.',
  'quote/verified-apart': 'Diese Worte stehen in {place:within}, in dieser Reihenfolge, aber zu weit auseinander, um eine Stelle zu sein.',
  'quote/verified-narrowed': 'Diese Worte stehen in {place:within}, doch der Satz geht dort weiter und schränkt sie ein.',
  'quote/verified-cut': 'Diese Worte stehen in {place:within}, doch eine Zahl an ihrem Rand ist dort nur ein Teil des Wertes.',
  'quote/verified-denied': 'Diese Worte stehen in {place:within}, doch das Wort davor verneint sie dort.',
  'quote/verified-speakers': 'Diese Worte stehen in {place:within}, doch vor und nach der Auslassung sprechen verschiedene Personen.',
  'quote/verified-exact': 'Diese Worte stehen in {place:within}.',
  'quote/verified-normalized': 'Diese Worte stehen in {place:within}; nur Abstände, Zeichen oder andere Formen weichen ab.',
  'quote/verified-elided': 'Diese Worte stehen in {place:within}, in dieser Reihenfolge, mit Auslassungen, wo das Zitat sie anzeigt.',
  'quote/verified-altered-in-brackets': 'Diese Worte stehen in {place:within}; die Klammern sind die des Zitierenden.',
  'quote/elsewhere-by-count':
    'Diese Worte stehen in {source:within}, aber nicht in {place:within}, wie dort die Seiten gezählt sind; im Druck sind sie vielleicht anders beziffert.',
  'quote/elsewhere-in-source': 'Diese Worte stehen in {source:within}, aber nicht in {place:within}.',
  'quote/misattributed': 'Diese Worte wurden nicht gefunden in {place:within}; sie stehen in {other:within}.',
  'quote/reordered': 'Jeder Teil dieses Zitats steht in {source:within}, aber in anderer Reihenfolge.',
  'quote/scattered': 'Jeder Teil dieses Zitats steht in {source:within}, aber zu weit auseinander, um eine Stelle zu sein.',
  'quote/too-short': 'Diese wenigen Worte wurden nicht gefunden in {place:within}; sie können ein eigener Ausdruck des Verfassers sein.',
  'quote/near-recognised':
    'Diese Worte wurden nicht gefunden in {place:within}, deren Text aus einem Bild erkannt wurde; die nächstliegende Stelle wird gezeigt.',
  'quote/near-damaged':
    'Diese Worte wurden nicht gefunden in {place:within}; die nächstliegende Stelle weicht nur in Leerzeichen oder Ligaturen ab, wie sie verloren gehen, wo Text aus einer Datei geholt wird.',
  'quote/incomplete-source': 'Diese Worte wurden nicht gefunden in {place:within}, doch von dieser Quelle liegt nur ein Teil vor.',
  'quote/near': 'Diese Worte wurden nicht gefunden in {place:within}; die nächstliegende Stelle lautet anders.',
  'quote/other-language':
    'Diese Worte wurden nicht gefunden in {place:within}; der Text hat kaum ein Wort mit ihnen gemein, sie sind vielleicht übersetzt.',
  'quote/absent': 'Weder diese noch ähnliche Worte wurden gefunden in {place:within}.',
  'note-unplaced': '{place} ließ sich in {source} nicht auffinden, deshalb wurde der ganze Text durchsucht.',
  'note-apart': 'Zwischen seinen Teilen liegen bis zu {count} Wörter.',
  'note-recognised': 'Der Text von {source} wurde aus einem Bild erkannt.',
  'note-replaced': 'Die Quelle hat dort: „{words}“.',
  'note-goes-on': 'Der Satz geht in der Quelle weiter: „… {words}“.',

  'claim/about-sources': 'Dieser Satz spricht von den Quellen selbst und wurde deshalb nicht an ihnen geprüft.',
  'claim/malformed-citation':
    'Was dort steht, wo dieser Satz seinen Beleg haben sollte ({label}), ist nicht als Beleg zu lesen, also wurde nichts durchsucht.',
  'claim/unknown-source': 'Der Beleg {label} führt zu keiner vorliegenden Quelle, also wurde nichts durchsucht.',
  'claim/source-not-at-hand': 'Das als {label} zitierte Werk ist nicht unter den vorliegenden Quellen, also wurde nichts durchsucht.',
  'claim/uncited': 'Zu diesem Satz gehört kein Beleg, also wurde nichts durchsucht.',
  'claim/own-work':
    'Dieser Satz erzählt, was sein Verfasser oder die Forschung insgesamt tut oder getan hat; das muss {source} nicht sagen.',
  'claim/no-statement': 'Dieser Satz sagt nichts aus, was eine Quelle stützen könnte.',
  'claim/empty-source': 'Der vorliegende Text von {source:within} ist zu kurz, um etwas zu stützen.',
  'claim/other-language': '{source:named} ist in einer anderen Sprache als dieser Satz, also lassen sich die Wörter nicht vergleichen.',
  'claim/words-alone':
    'In der Sprache dieses Satzes vergleicht stet Wörter nur so, wie sie dastehen; weniger als drei Viertel davon stehen in {source:within}, also wird nichts gesagt. Ein Modell für Folgerungen oder ein Sprachmodell könnte es.',
  'claim/few-words': 'Dieser Satz hat zu wenige sinntragende Wörter, um ihn an einer Quelle zu prüfen.',
  'claim/incomplete-source': 'Der vorliegende Teil von {source:within} stützt diesen Satz nicht; der Rest wurde nicht durchsucht.',
  'claim/supported-verbatim': 'Dieser Satz steht wörtlich in {source:within}.',
  'claim/contradicted-field': 'Ein Feld in {source:within} sagt das Gegenteil: Dort steht „{against}“.',
  'claim/unsupported-field': 'Das Feld in {source:within}, um das es in diesem Satz geht, sagt nichts: Dort steht „{against}“.',
  'claim/supported-field': 'Ein Feld in {source:within} sagt es so.',
  'claim/contradicted-number':
    'Eine Stelle in {source:within} mit den meisten dieser Wörter hat einen anderen Wert: {against} für {words}.',
  'claim/contradicted-negation':
    'Eine Stelle in {source:within} mit den meisten dieser Wörter sagt das Gegenteil: Die eine verneint, was die andere aussagt ({against}).',
  'claim/contradicted-opposite':
    'Eine Stelle in {source:within} mit den meisten dieser Wörter sagt das Gegenteil: Sie hat „{against}“ für {words}.',
  'claim/contradicted-judge': 'Eine Stelle in {source:within} sagt nach dem Urteil des Modells das Gegenteil: {why:judged}.',
  'claim/unsupported-recall': 'Keine Stelle in {source:within} enthält genug Wörter dieses Satzes, um ihn zu stützen ({share:share}).',
  'claim/unsupported-details': 'Das Besondere dieses Satzes steht nirgends in {source:within}: {words}.',
  'claim/unsupported-judge': 'Keine Stelle in {source:within} stützt diesen Satz nach dem Urteil des Modells: {why:judged}.',
  'claim/partial-number': 'Die nächstliegende Stelle in {source:within} hat dies nicht: {words}.',
  'claim/partial-name': '{source:named} erwähnt dies nicht: {words}.',
  'claim/partial-null-result': '{source:named} sagt, dass dies nicht gefunden wurde: Dort steht „{against}“ für {words}.',
  'claim/partial-stronger': '{source:named} sagt weniger als dieser Satz: Dort steht „{against}“ für {words}.',
  'claim/partial-swapped': '{source:named} sagt es umgekehrt: Dort steht „{against}“ für {words}.',
  'claim/partial-other-subject': '{source:named} hat {words} von etwas anderem: Dort steht „{against}“.',
  'claim/partial-other-cell': '{source:named} hat {words} in einer anderen Zelle der Tabelle: Dort steht „{against}“.',
  'claim/partial-other-in-series': '{source:named} hat {words} von einem anderen der genannten: Dort steht „{against}“.',
  'claim/partial-judge': '{source:named} stützt nach dem Urteil des Modells nur einen Teil dieses Satzes: {why:judged}.',
  'claim/partial-elsewhere':
    'Eine Stelle in {source:within} enthält einen Teil der Wörter dieses Satzes, und eine Quelle, die hier nicht zitiert ist, enthält sie alle in einem Satz: Vielleicht ist jene gemeint.',
  'claim/partial-fact-against': 'Ein Teil dieses Satzes ist gestützt, doch das Zitierte sagt es anders, wo der Satz sagt: {words}.',
  'claim/partial-fact': 'Ein Teil dieses Satzes ist gestützt, doch nichts im Zitierten sagt: {words}.',
  'claim/partial-crossed': 'Das Zitierte sagt dies zwar, aber jedes vom anderen: {words}.',
  'claim/supported-together': 'Das Zitierte stützt diesen Satz zusammen: {words}.',
  'claim/supported-judge': 'Eine Stelle in {source:within} stützt diesen Satz nach dem Urteil des Modells: {why:judged}.',
  'claim/supported-recall':
    'Eine Stelle in {source:within} enthält die Wörter dieses Satzes ({share:share}), seine Namen und seine Zahlen.',

  'warn/id-points-elsewhere': '{identifier} ist für ein anderes Werk registriert: Dessen Eintrag trägt den Titel „{title}“.',
  'warn/retracted': 'Das zitierte Werk wurde {event:event} ({notice}).',
  'warn/expression-of-concern': 'Das zitierte Werk wurde {event:event} ({notice}).',
  'warn/corrected': 'Das zitierte Werk wurde {event:event} ({notice}).',
  'warn/reinstated': 'Das zitierte Werk wurde {event:event} ({notice}).',
  'warn/retraction-unknown':
    'Die Listen zurückgezogener Werke ließen sich nicht lesen; ob dieses Werk zurückgezogen wurde, ist nicht bekannt.',
  'warn/retraction-unknown#marked':
    'OpenAlex führt das zitierte Werk als zurückgezogen und nennt keine Mitteilung; Crossref, das die Liste von Retraction Watch aufnimmt, kennt keine. Ob es zurückgezogen wurde, ist nachzusehen.',
  'behind-reason': 'Angegebener Grund: {reason}.',
  'behind-replaced': 'Eine berichtigte Fassung ersetzt es unter derselben Kennung.',
  'behind-replaced-elsewhere': 'Eine berichtigte Fassung ersetzt es.',
  'behind-announced': 'Die Angabe sagt es selbst.',
  'behind-published': 'Die veröffentlichte Fassung wurde {event:event} ({notice}).',
  'behind-later': 'Das zitierende Dokument ({date}) ist jünger als der Rückzug.',
  'behind-older': 'Das zitierende Dokument ({date}) ist älter als der Rückzug.',
  'behind-history': 'Verlauf: {history:history}.',
  'warn/predatory-source': 'Die Zeitschrift steht auf einer Liste: {entries}.',
  'behind-doaj': 'Auch das DOAJ, das Zeitschriften vor der Aufnahme prüft, führt sie: „{title}“.',
  'behind-doaj-name':
    'Das DOAJ führt eine Zeitschrift dieses Namens, „{title}“; ob es dieselbe ist, war nicht zu sehen, denn der Eintrag nennt keine ISSN.',
  'warn/orcid-elsewhere':
    'Die Angabe gibt {author} die ORCID iD {orcid}, deren öffentlicher Eintrag der von {names} ist und dieses Werk nicht aufführt.',
  'warn/orcid-elsewhere#record':
    'Der Eintrag des Werks gibt {author} die ORCID iD {orcid}, deren öffentlicher Eintrag der von {names} ist und dieses Werk nicht aufführt.',
  'warn/orcid-elsewhere#unknown': 'Die Angabe gibt {author} die ORCID iD {orcid}, die ORCID nicht kennt.',
  'warn/details-differ': 'Anders angegeben als verzeichnet: {details:details}. So verzeichnet bei {records}.',
  'warn/superseded-preprint': 'Der zitierte Preprint wurde am {date} durch {notice} ersetzt.',
  'warn/superseded-preprint#undated': 'Der zitierte Preprint wurde durch {notice} ersetzt.',
  'warn/superseded-preprint#found': 'Der zitierte Preprint ist inzwischen erschienen: {where}.',
  'warn/newer-version': 'Zum zitierten Werk registriert: {works:related}.',
  'warn/discussed': 'Über das zitierte Werk erschienen: {works:related}.',
  'warn/discussed#itself': 'Das zitierte Werk ist selbst {works:related}.',
  'warn/ai-generated-suspect': 'Anzeichen eines erzeugten Textes, die sich jemand ansehen sollte: {signs:signs}.',
  'warn/ai-generated-document': 'Anzeichen eines erzeugten Dokuments, die sich jemand ansehen sollte: {signs:signs}.',
  'warn/cohort-concentrated': '{some} von {all} Werken ({share}) haben gemeinsame Verfasser: {names}.',
  'warn/self-citation': '{some} von {all} Werken ({share}) sind von den Verfassern des Dokuments selbst.',

  'doc/cited-but-missing': 'Der Text zitiert {label}; die Literaturliste führt dies nicht.',
  'doc/cited-otherwise': 'Der Text zitiert {label}; die Literaturliste führt {listed}, worauf kein Beleg verweist.',
  'doc/listed-but-uncited': 'Im Text wurde kein Beleg gefunden, der auf Angabe {key} verweist.',
  'doc/duplicate': 'Angabe {key} scheint dasselbe Werk zu sein wie Angabe {other}.',
  'doc/numbering-gap': 'Die Liste geht von {last} zu {next}; {lost} steht nicht da oder war nicht zu lesen.',
  'doc/numbering-gap#several': 'Die Liste geht von {last} zu {next}; {lost} stehen nicht da oder waren nicht zu lesen.',
  'doc/no-reference-list': 'Es wurde keine Literaturliste gefunden und keine Literaturangabe in Anmerkungen.',
  'doc/no-reference-list#cites':
    'Es wurde keine Literaturliste gefunden und keine Literaturangabe in Anmerkungen, obwohl der Text zitiert.',
  'doc/no-reference-list#unread': 'Die Literaturangaben waren nicht zu lesen: {what} wurde ausgelassen ({why}).',
  'doc/region-skipped': '„{words}“ steht in der Literaturliste, wurde aber nicht als Literaturangabe genommen.',
  'doc/read-otherwise': '{reader} liest eine Angabe, die hier nicht gefunden wurde: „{words}“.',
  'doc/read-otherwise#not': '{reader} liest dies nicht als Literaturangabe: „{words}“.',
  'doc/read-otherwise#parts': '{reader} liest {parts} in „{words}“.',
};
