/** Asks of a kind in one language: what brings about that a rule of that kind makes a difference. */
export type Asks = Readonly<Record<AskKind, readonly [string, string, string]>>;

export type AskKind =
  | 'written'
  | 'glad'
  | 'listed'
  | 'packages'
  | 'python'
  | 'tests'
  | 'delete'
  | 'push'
  | 'commit'
  | 'deploy'
  | 'install'
  | 'send'
  | 'change';
