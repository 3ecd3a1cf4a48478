import type { SignWords } from './sign-kinds.ts';

export const EN: SignWords = {
  whatever: [
    'regardless|no matter|whatever|whichever|whoever|including|included|without exceptions?|no exceptions?|not even|even (?:if|for|when|in|on|with|then|there|so)|also (?:for|in|on|when|with|to)|as well|in (?:every|any|each) case|in all cases|under all circumstances|unconditionally|just the same|likewise|either way|no different',
  ],
  none: [
    "not only|no matter|whether or not|if not|why not|not just|not to mention|don't forget|do not forget|never forget|no doubt|must-have|non-\\p{L}+|last but not least|\\p{L}+-only",
  ],
  weak: [
    "(?:if|where|when|as far as|whenever) (?:at all )?(?:possible|convenient|practical|feasible|needed be)|if you (?:like|want|can|wish|prefer)|if (?:time|they) (?:allows|like)|feel free|optional|optionally|consider|considers|try to|tr(?:y|ies) and|ideally|at your discretion|nice to have|not necessarily|(?:may|might) want to|worth \\p{L}+ing|no need (?:to|for)|not? (?:strictly )?(?:required|mandatory|obligatory|necessary|compulsory)|need not|needn't|(?:not|n't) (?:have|need) to|unnecessary|at will|up to you",
    'tr(?:y|ies) to|aim|aims|preferably|wherever|encouraged|welcome|can be',
  ],
  most: [
    "at most|up to|(?:no|not|never|nothing) (?:more|longer|larger|bigger|higher|greater|wider|over|older|later)(?: \\p{L}+)? than|nothing (?:over|above|beyond)|(?:not|never|n't|must not|cannot) (?:exceed|be exceeded|go over|go above|go beyond|surpass)|maximum|maximal|max|fewer than|less than|or (?:less|fewer|below|under)|upper (?:limit|bound)|no later than|cap(?:ped)? (?:at|of)|limited to",
    'under|below|within|limit|limits|cap|capped|ceiling|shorter than|smaller than|≤|<|exceed|over|above|longer than|more than|by|is the limit|not over|older than',
  ],
  least: [
    'at least|(?:no|not|never) (?:less|fewer|smaller|shorter|lower|earlier) than|not below|never below|minimum|minimal|min|or (?:more|above|higher|later|newer|longer)|lower (?:limit|bound)',
    'over|above|more than|greater than|from|below|less than|fewer than|minimally|≥|>|\\+|under|and (?:up|above|later|newer)|exceed',
  ],
  until: ['until|till|unless and until', 'before|by the time|once|after|wait|first|only|then'],
  except: [
    'unless|except|except for|excepting|excluding|exempt|exempted|exception|exceptions|apart from|aside from|other than|save for|barring|with the exception of|but not|outside of',
    'without|besides|but|excluded|exclude|only|not|if|otherwise|when|never|not for|leave out|outside|spare|spared|alone|bar|no|though|although|however|while|whereas|there|protect\\p{L}*|separate\\p{L}*',
  ],
  only: [
    'only|solely|exclusively|sole|no one but|nobody but|nobody except|nothing but|nothing except|none but|nowhere but|restricted to|reserved for|exclusive',
    'just|alone|limited to|other than|except|no other|not|never|no|nothing|nobody|unless|purely|limit|limits|restrict|restricts|but|nowhere|single|strictly|confined|permitted|sole\\p{L}*|rest|limited|other|mere|remaining|besides|reading|exact|exactly|until|hold\\p{L}*',
  ],
  never: [
    'never|under no circumstances|at no time|at no point|in no case|no way|never ever|on no account',
    "not|don't|do not|no|forbidden|prohibited|avoid|without|must not|cannot|can't|banned|won't|isn't|refuse|nothing",
  ],
  deny: [
    "not|no|none|nor|neither|nothing|nobody|no one|nowhere|without|cannot|\\p{L}+n't|dont|forbid|forbids|forbidden|prohibited|prohibit|prohibits|prohibition|banned|ban|bans|disallow|disallowed|disallows|avoid|avoids|avoided|avoiding|refrain|refrains|off-limits|off limits|out of the question|unacceptable|taboo|forgo|not allowed|verboten|leave .{1,30} alone|off the table|ruled out|rule out|rules out|shun|shuns|eschew|eschews|no-go",
    'instead|rather|skip|skips|skipped|skipping|omit|omits|omitted|omitting|refuse|refuses|refusing|reject|rejects|stop|stops|stopped|fail|fails|unless|except|only|but|exclude|excluded|excludes|free of|-free|hold off|keep .{1,40} out|stay|stays|lack|lacks|missing|undocumented|ignore|ignores|ignored|forget|forgotten|deny|denied|block|blocked|blocks|dislike|dislikes|hate|hates|prevent|prevents|un(?!der|til|less|it|ion|ique|iform)\\p{L}{4,}|in\\p{L}{3,}[ai]ble|ir(?:relevant|respective\\p{L}*)|wrong\\p{L}*|revok\\p{L}*|rejected|rejecting|outside|elsewhere|gone|hidden|(?:is|are|all) out|im\\p{L}{3,}[ai]ble|lacking|leave out|leaves out|leaving out|left out|leave it|new to|beginner|blind|other than|wait|waits|exempt|exception|apart from|aside from|dispense|removed|replaced|before|until|ditch|steer clear|keep|keeps|kept|preserve\\p{L}*|retain\\p{L}*|remain\\p{L}*|unchanged|intact|as is|limit|longest|hands off|untouched|abstain\\p{L}*|withhold\\p{L}*|spare\\p{L}*|leave\\p{L}*|left|short of|devoid|minus|zero|hardly|barely|read-only|closed|locked|frozen|out of bounds|away|vain|place of|lieu|cease\\p{L}*|ended|vanish\\p{L}*|disappear\\p{L}*|absent|absence|silen\\p{L}*|separate\\p{L}*|different|distinct|dedicated|alone|sole\\p{L}*|merely|declin\\p{L}*|barred|object\\p{L}*|disapprov\\p{L}*',
  ],
  always: [
    'always|every time|each time|invariably|at all times|in all cases|without exception|whenever',
    'every|each|all|any|must|consistently|constantly|ever',
  ],
  every: ['all|every|each|any|whole|entire|everything|everyone|everybody|everywhere'],
  some: [
    'usually|mostly|sometimes|often|generally|typically|occasionally|normally|in most cases|most of the time|rarely|seldom|some of the|for the most part|frequently|now and then|from time to time|more or less|in general|as a rule|by and large|tends to|tend to|commonly|a few of',
    'some|most|many|several|few|approximately|roughly|about|around|default|by default|regularly',
  ],
  must: [
    'must|mandatory|required|require|requires|requirement|requirements|has to|have to|shall|obligatory|compulsory|need to|needs to|essential|insist|insists|non-negotiable|is to be|are to be|demands|demand',
    'need|needs|is to|are to|always|never|necessary|only|wants|imperative|strictly|oblig\\p{L}+|expect\\p{L}*|bound',
  ],
  should: [
    "would be (?:nice|good|great|best|ideal|wise)|(?:is|are|works?|goes) (?:best|better)|it helps|a good (?:idea|practice|habit|thing)|worthwhile|good to have|makes sense|should(?! (?:the|any|it|you|we|they|there)(?!\\p{L}))|shouldn't|ought to|prefer|prefers|preferred|preferably|preference|preferable|recommended|recommend|recommends|advisable|advised|favou?r|favou?rs|favou?red|would rather|had better|desirable|better (?:to|not)|good default|encouraged|likes|fond of|is keen on|would like",
    'like|rather|ideally|wants|want|wishes|would like|suggest|suggests|suggested|supposed|expected|best|better|first choice|choose|choice|over|lean|leans|partial|inclined|fond|default|encourage|enjoys|comfortable',
  ],
  may: [
    'may(?! not(?!\\p{L}))|might|allowed|permitted|permissible|permission|permits|allow|allows|permit|free to|at liberty|acceptable',
    'can|could|okay|ok|fine|possible|able|welcome|optional|if you like|tolerated|tolerate|let|lets|accept|accepts|accepted|right|entitled|authori[sz]ed|good|no problem|eligible',
  ],
  before: [
    'before|prior to|ahead of|beforehand',
    'first|until|then|precede|precedes|earlier|previously|in advance|without|unless|only|pre-|by|preceding',
  ],
  after: [
    'after|following|upon',
    'afterwards|afterward|subsequent|once|then|later|followed|when|as soon as|finished|done|post-|since|next|behind|past',
  ],
  when: [
    'when|if|whenever|while|whilst|in case|as long as|provided|provided that|once|as soon as|during|should (?=the|a|an|any|it|you|we|they)|given that|assuming|in the event',
    'for|on|in|with|where|every|each|any|at',
  ],
};
