/** Italian, as claims are held against it. */
import { type Tongue, words } from './tongue.ts';

export const ITALIAN: Tongue = {
  code: 'it',
  small: words(
    `il lo la i gli le un uno una di del dello della dei degli delle e o ed in nel nella nei nelle a al alla ai agli alle da dal dalla dai che con per su sul sulla si suo sua suoi sue loro e sono era erano ha hanno aveva essere stato stata
     stati state non ne mai senza ma tra fra fino gia molto anche questo questa questi queste ogni tutti tutte tutto tutta alcuni alcune alcun alcuno alcuna nessun nessuno nessuna vari varie molti molte quando dove se prima dopo secondo
     durante puo possono deve devono entrambi piu meno`,
  ),
  parts: /[;:,]|\b(?:ma|mentre|pero|e|ed|sebbene)\b/g,
  denies: /\b(?:non|mai|nessun[oa]?|ne|niente|nulla|alcun[oa]?)\b/,
  soft: /\b(?:senza|salvo|eccetto|tranne|meno di|appena|raramente|solo|soltanto|solamente|evit\w+|imped\w+|rifiut\w+|respin\w+|viet\w+|nega\w*|smenti\w+|esclu\w+|manc\w+|almeno|al massimo|se|quando|benche|ancora|assenza|impossibile|esent\w+)\b/,
  inPart:
    /\bnon (?:tutti|tutte|sempre|solo|cosi|necessariamente|piu|meno)\b|\bcosi \w+ come\b|\b(?:piu|meno|maggior\w*|minor\w*|miglior\w*|peggior\w*) (?:\w+ ){0,3}(?:che|di|rispetto)\b/,
  except: /\b(?:salvo|eccetto|tranne|ad eccezione|fuorche)(?= )/,
  sides: [
    [/\bdal (?=\d{4}\b)/, /\bfino al (?=\d{4}\b)/],
    [
      /\b(?:aument\w+|sal(?:e|gono|ito|ita|iti|ite|i)|cresc\w+|cresci\w+|cresciut\w+|raddoppi\w+|triplic\w+|rialzo)\b/,
      /\b(?:diminu\w+|scen\w+|sces[oaie]|cal(?:o|a|ato|ata|ati|ate)|ridott\w+|riduc\w+|riduzione|dimezz\w+|crollat\w+)\b/,
    ],
    [
      /\b(?:maggior\w*|superior\w*|piu (?:alt\w+|frequent\w+|lung\w+|rapid\w+|fort\w+|presto|grand\w+)|miglior\w*|meglio)\b/,
      /\b(?:minor\w*|inferior\w*|piu (?:bass\w+|rar\w+|cort\w+|lent\w+|debol\w+|tardi|piccol\w+)|meno (?:frequent\w+)|peggior\w*|peggio)\b/,
    ],
    [/\bprima\b/, /\bdopo\b/],
    [/\b(?:approvat\w+|conferm\w+|accolt\w+|accett\w+)\b/, /\b(?:respint\w+|annullat\w+|bocciat\w+|revocat\w+)\b/],
    [/\b(?:volontari\w+|facoltativ\w+)\b/, /\b(?:obbligatori\w+)\b/],
    [/\b(?:permess\w+|consentit\w+|autorizzat\w+)\b/, /\b(?:vietat\w+|proibit\w+)\b/],
    [/\b(?:apert\w+|apr(?:e|ono))\b/, /\b(?:chius\w+|chiud\w+)\b/],
    [/\b(?:miglior(?:ato|ata|a|ano|o))\b/, /\b(?:peggior(?:ato|ata|a|ano|o)|deteriorat\w+)\b/],
    [/\b(?:vint\w+|vinc\w+|guadagnat\w+)\b/, /\b(?:pers\w|perdut\w+)\b/],
  ],
  than: /\b(?:(?:piu|meno)(?: \w+){0,5}|maggior\w*|minor\w*|miglior\w*|peggior\w*) (?:che|rispetto)\b/,
  fromTo:
    /\bda(?:l)? ([\d.,]{1,30})[^\d.;]{0,25}\ba(?:l)? ([\d.,]{1,30})|\b(?<![\d.,])(\d[\d.,]{0,30})[^\d.;]{0,30}\b(?:contro|rispetto)\b[^\d.;]{0,15} ?([\d.,]{1,30})/,
  unfound:
    /\b(?:non|nessun[oa]?|alcun[oa]?) (?:\w+ ){0,4}?(?:differenz[ae]|effett[oi]|influenza|impatto|cambiament[oi]|associazion[ei]|correlazion[ei]|relazion[ei]|miglioramento|variazion[ei])\b|\bsenza (?:differenze|effetto|effetti)\b|\bnon (?:\w+ ){0,2}(?:differi\w+|cambia\w+|varia\w+|dipend\w+|miglior\w+|influenz\w+|influi\w+|modific\w+)|\b(?:era|erano|e|sono|stat[oaie]) (?:simil[ei]|paragonabil[ei]|ugual[ei]|identic\w+)\b|\b(?:rimast[oaie]|rest\w+) (?:\w+ )?(?:stabil|invariat|costant|ugual)\w*/,
  general:
    /^(?:differen|effett|influen|impatt|cambia|associaz|correlaz|relazion|migliorament|variazion|significativ|statistic|grupp|osserv|trova|riscontr|rilev|emers|mostra|studi|ann|entrambi|due|differi|simil|paragonab|ugual|rimast|rest)/,
  effect:
    /\b(?:piu|meno|maggior\w*|minor\w*|miglior\w*|peggior\w*|superior\w*|inferior\w*)\b|\b(?:aument\w+|diminu\w+|ridott\w+|riduc\w+|cresciut\w+|cresc\w+|scen\w+|sces[oaie]|calat\w+|influenz\w+|influi\w+|allung\w+|accorci\w+|cambiat\w+|dipend\w+)\b/,
  view: /\b(?:secondo|per|a giudizio (?:di|dell'|della|dei)|a detta (?:di|dell'|della|dei)) (?:l'|il |la |gli |i |alcuni )?(?:opposizione|critici?|oppositori|sostenitori|ricorrent[ei]|difesa|accusa|procura|avvocat\w+|produttor[ei]|sindacat[oi]|azienda)\b|\b(?:opposizione|critici|oppositori|sostenitori|ricorrent[ei]|difesa|accusa|procura|avvocat\w+|produttor[ei]|sindacat[oi]) (?:\w+ ){0,2}?(?:afferm\w+|sosten\w+|sostien\w+|ritien\w+|riten\w+|tem(?:e|ono)|accus\w+|denunci\w+|argoment\w+|credono|crede)/,
  rumoured: /\b(?:avrebbe|avrebbero|sarebbe|sarebbero) (?:\p{L}{1,30} )?\p{L}{2,30}(?:t[oaie]|s[oaie])(?!\p{L})/u,
  maybe:
    /\b(?:potrebbe|potrebbero|forse|probabil(?:e|i|mente)|accus\p{L}{1,5} (?:\p{L}{1,15} ){0,2}di aver|eventualmente|\p{L}{4,30}(?:erebbe|irebbe)(?:ro)?)(?!\p{L})/u,
  ahead:
    /\b(?:intend\p{L}{1,30}|prevede\p{L}{0,30}|(?:è|sono|era|erano) previst[oaie]|vuole|vogliono|spera\p{L}{0,30}|progett\p{L}{1,30}|annunci\p{L}{1,30}|propon\p{L}{1,30}|tem(?:e|ono)|punta|puntano|valuta(?:no)?|studia(?:no)?|(?:sta|stanno) valutando|deve pronunciarsi|dovrebbe\p{L}{0,30}|conta di|attes[oaie]|\p{L}{3,30}r(?:à|anno))(?!\p{L})/u,
  open: /\b(?:potrebbe\w*|puo|possono|potra\w*|forse|possibil\w+|secondo|afferm\w+|sosten\w+|sostien\w+|ritien\w+|riten\w+|tem(?:e|ono)|accus\w+|denunci\w+|argoment\w+|prevede\w*|previst\w+|intend\w+|vuole|vogliono|spera\w*|progett\w+|annunci\w+|propon\w+|presunt\w+|sarebbe\w*|avrebbe\w*|dovrebbe\w*|probabil\w+|opposizione|critici|paura|dice|dicono|crede|credono|\w{4,}rebbe(?:ro)?)\b/,
  done: /(?<!\p{L})(?:ha|hanno|è|sono|fu|furono) (?:\p{L}{1,30} ){0,2}\p{L}{2,30}(?:t[oaie]|s[oaie])(?!\p{L})/u,
  must: /\b(?:deve|devono|dovra|dovranno|obbligatori\w+|obbligat\w+|tenut[oaie] a)\b/,
  may: /\b(?:puo|possono|potra|potranno|potrebbe|potrebbero|facoltativ\w+)\b/,
  advises: /\b(?:raccomand\w+|consigli\w+|suggeri\w+|dovrebbe\w*)\b/,
  causes: /\b(?:caus(?:a|ano|ato|ata)|provoc\w+|previen\w+|evit(?:a|ano)|produc\w+|porta a|imped\w+|protegg\w+)\b/,
  along: /\b(?:associat\w+|correlat\w+|correlazion\w+|legat\w+|collegat\w+)\b/,
  all: /\b(?:tutti|tutte|ogni|sempre|totalita)\b/,
  some: /\b(?:alcuni|alcune|vari[e]?|molti|molte|pochi|poche|maggior parte|maggioranza|meta|terz[oi]|minoranza|spesso|a volte|una parte)\b/,
};
