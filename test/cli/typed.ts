import { spawnSync } from 'node:child_process';
import { BIN, clearedEnv, COMPILED } from './built.ts';

export const python =
  spawnSync('python3', ['-c', 'import pty, sys; print(sys.executable)'], { encoding: 'utf8' }).stdout?.trim() ?? '';

/**
 * What is done once a prompt stands there, or where none is named before anything does: keys are typed, or a signal is
 * sent.
 */
export type Turn = { at: string; keys: string } | { at: string; signal: string };

/**
 * A run on a real terminal: at each prompt, in their order, what somebody does there. Gives what was printed and how it
 * ended.
 */
export const typed = (
  home: string,
  args: readonly string[],
  turns: readonly Turn[],
  cwd = home,
  env: Readonly<Record<string, string>> = {},
): { text: string; end: string } => {
  const script = `
import json, os, pty, select, signal, sys, time
turns = json.loads(sys.argv[1])
pid, fd = pty.fork()
if pid == 0:
    os.execve(sys.argv[2], sys.argv[2:], dict(os.environ))
if turns and turns[0]['at'] == '': os.write(fd, turns.pop(0)['keys'].encode())
seen = b''
read = 0
while True:
    try:
        if not select.select([fd], [], [], 60)[0]: break
        data = os.read(fd, 4096)
    except OSError: break
    if not data: break
    seen += data
    while turns and turns[0]['at'].encode() in seen[read:]:
        turn = turns.pop(0)
        read = seen.index(turn['at'].encode(), read) + len(turn['at'].encode())
        time.sleep(0.3)
        if 'signal' in turn: os.kill(pid, getattr(signal, turn['signal']))
        else: os.write(fd, turn['keys'].encode())
_, status = os.waitpid(pid, 0)
sys.stdout.buffer.write(seen)
sys.stdout.write('\\nEND ' + (str(os.WEXITSTATUS(status)) if os.WIFEXITED(status) else 'signal'))
`;
  const ran = spawnSync(python, ['-c', script, JSON.stringify(turns), process.execPath, BIN, ...args], {
    cwd,
    env: { ...clearedEnv(home), ...COMPILED, ...env },
    encoding: 'utf8',
    timeout: 100_000,
  });
  return { text: ran.stdout, end: /END (\S+)$/.exec(ran.stdout)?.[1] ?? ran.stderr };
};
