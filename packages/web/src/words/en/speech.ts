/** A bot's lines: at the start, on a capture, a loss and a win, and when it is out. */
interface Lines {
  readonly start: readonly string[]; // several, so that bots of the same kind say different things
  readonly capture: string;
  readonly loss: string;
  readonly win: string;
  readonly out: string;
}

export type Speech = Readonly<Record<string, Lines>>;

export const speech: Speech = {
  easy: {
    start: ['Is this the pointy end?', 'Which ones are mine again?', 'I brought snacks.'],
    capture: 'I took one! Did you see?',
    loss: 'Oh. That was mine.',
    win: 'I won? I won!',
    out: 'I had fun anyway.',
  },
  medium: {
    start: ['Shield up, blade ready.', 'Hold the line.', 'We march at dawn.'],
    capture: 'Forward, one step at a time.',
    loss: 'A scratch. The line holds.',
    win: 'Discipline wins wars.',
    out: 'A good fight, fairly lost.',
  },
  hard: {
    start: [
      'I have already seen your weak border.',
      'Your legions look tired.',
      'One of us will fall today.',
    ],
    capture: 'The eagle flies on.',
    loss: 'You will pay for that standard.',
    win: 'The eagle stands over all.',
    out: 'The standard has fallen.',
  },
  expert: {
    start: [
      'I have counted the odds. Have you?',
      'I know your next three moves.',
      'Every die has an answer.',
    ],
    capture: 'As calculated.',
    loss: 'Unlikely. Noted.',
    win: 'The numbers never sleep.',
    out: 'One chance in forty. Well played.',
  },
  spartacus: {
    start: ['No chain will hold me.'],
    capture: 'Another link broken!',
    loss: 'Break one of us, ten more rise.',
    win: 'Free at last, all of us!',
    out: 'I die on my feet.',
  },
  sulla: {
    start: ['I keep a list. Your name is on it.'],
    capture: 'Struck off the list.',
    loss: 'I never forget an enemy.',
    win: 'No better friend, no worse enemy.',
    out: 'Remember my name.',
  },
  cicero: {
    start: ['How long will you try our patience?'],
    capture: 'The argument is settled.',
    loss: 'Oh, the times! Oh, the manners!',
    win: 'Let arms yield to the toga.',
    out: 'I rest my case.',
  },
  augustus: {
    start: ['Make haste slowly.'],
    capture: 'Another province, another road.',
    loss: 'Give me back my legions!',
    win: 'I found a city of brick and leave it in marble.',
    out: 'Have I played my part well? Then applaud.',
  },
  fabius: {
    start: ['There is no hurry.'],
    capture: 'All good things come in time.',
    loss: 'I can wait.',
    win: 'Slow and steady.',
    out: 'Perhaps I waited too long.',
  },
  random: {
    start: ['Heads or tails?'],
    capture: 'I meant to do that.',
    loss: 'I meant to do that, too.',
    win: 'Wait, what were the rules?',
    out: 'Easy come, easy go.',
  },
};
