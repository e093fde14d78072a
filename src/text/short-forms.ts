/** Given names by which the same people go: a table, because no rule tells that Bill is William. */

/** Given names that stand for each other without being each other's beginning. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  (
    'bob:robert rob:robert bobby:robert bill:william will:william billy:william dick:richard rick:richard rich:richard mike:michael mick:michael mikhail:michael ' +
    'jim:james jimmy:james jack:john johnny:john jon:jonathan tom:thomas tommy:thomas ted:edward ned:edward ed:edward eddie:edward bert:albert al:albert ' +
    'joe:joseph joey:joseph josef:joseph tony:anthony andy:andrew drew:andrew dave:david davey:david chuck:charles charlie:charles steve:stephen steven:stephen ' +
    'stefan:stephen kate:katherine kathy:katherine katie:katherine cathy:katherine catherine:katherine katharine:katherine liz:elizabeth beth:elizabeth betty:elizabeth ' +
    'peggy:margaret meg:margaret maggie:margaret sue:susan susie:susan jenny:jennifer jen:jennifer peg:margaret sasha:alexander alex:alexander alec:alexander ' +
    'vlad:vladimir dima:dmitry dmitri:dmitry dimitri:dmitry kolya:nikolai nick:nicholas nico:nicholas nicolas:nicholas greg:gregory geoff:geoffrey jeff:jeffrey ' +
    'jerry:gerald gerry:gerald larry:lawrence laurence:lawrence ron:ronald don:donald ken:kenneth phil:philip phillip:philip pat:patrick pete:peter ray:raymond ' +
    'sam:samuel dan:daniel danny:daniel matt:matthew misha:mikhail max:maximilian chris:christopher ben:benjamin fred:frederick gus:gustav hank:henry harry:henry frank:francis len:leonard becky:rebecca debbie:deborah pam:pamela terry:terence vicky:victoria wally:walter ' +
    // One name as two languages write it, by which people go who live in both.
    'karl:carl marc:mark marcus:markus aleksei:alexey alexei:alexey aleksey:alexey evgeny:eugene evgeni:eugene evgenii:eugene yevgeny:eugene yevgeni:eugene pavel:paul wilhelm:william ' +
    'friedrich:frederick frederic:frederick heinrich:henry johannes:john johann:john georg:george giuseppe:joseph andrei:andrew andrey:andrew sergey:sergei serge:sergei ' +
    'philippe:philip philipp:philip'
  )
    .split(' ')
    .map((pair) => {
      const [short = '', long = ''] = pair.split(':');
      return [short, long];
    }),
);
/** A given name in full where it is a short form that everybody knows, else as it is. Takes a folded name. */
export const formal = (word: string): string => SHORT_FORMS.get(word) ?? word;
