import type { Pages } from '../rule-page.ts';

export const readPages: Pages<'read'> = {
  'read/unreadable': {
    why: 'What stands there is in no list, no check and no migration.',
    example: 'A folder without the right to list it.',
    mend: 'Give yourself the right to read it.',
    command: 'ls -ld {file}',
  },
  'read/too-large': {
    why: 'What is over the bound is not looked at.',
    example: 'A memory file of 3 MiB.',
    mend: 'Part the file, or move out of the store what is no memory.',
  },
  'read/not-a-file': {
    why: 'Reading a pipe would wait forever, so nothing is read.',
    example: 'A named pipe called MEMORY.md.',
    mend: 'Put a file in its place.',
    command: 'ls -l {file}',
  },
  'read/link': {
    why: 'A link that leaves the store could lead to any file of this machine, so it is not followed.',
    example: '`memory/shared.md` that leads to another user’s home.',
    mend: 'Put the file itself there.',
    command: 'ls -l {file}',
  },
  'read/encoding': {
    why: 'Clients read such bytes in different ways, or refuse the file.',
    example: 'A file saved as Latin-1.',
    mend: 'Save it as UTF-8.',
  },
  'read/config': {
    why: 'The harness does something else than the setting says.',
    example: 'A config.toml with a missing quote.',
    mend: 'Mend the line that is named.',
  },
  'read/layout': {
    why: 'memport does not know how the client reads this, and does not write there.',
    example: 'A folder memories_v3/ of a newer Codex.',
    mend: 'Update memport.',
  },
  'read/managed-block': {
    why: 'Which lines memport may change, and which are yours, cannot be told.',
    example: 'An AGENTS.md in which `<!-- memport:end -->` was deleted.',
    mend: 'Put the missing line back, or take the lines with memport: out.',
  },
  'read/profile': {
    why: 'What you look at may be another home than the one you use.',
    example: '`--profile work` where the home has no profiles.',
    mend: 'Name a profile that is there.',
  },
  'read/labels': {
    why: 'Which project an entry belongs to is known only from its label.',
    example: 'A broken .memport-labels.json in the home of Hermes.',
    mend: 'Carry the memories again: memport writes it anew.',
  },
  'read/places-differ': {
    why: 'The model meets two versions of one memory.',
    example: 'Two lines of an index that lead to one file with different words.',
    mend: 'Take out the one that does not hold.',
  },
  'read/readme': {
    why: 'You may take it for a memory, and no model reads it as one.',
    example: 'A README.md in the memory folder.',
    mend: 'Nothing to do.',
  },
  'read/housekeeping': {
    why: 'You may take it for a memory, and none is made of it: it is about the files themselves, or tells of a session.',
    example: '"Keep this index under 200 lines."',
    mend: 'Nothing to do. What is to be carried, say as a preference or a tip.',
  },
  'read/mirror': {
    why: 'What the service has by now may be something else, and what was not sent no agent sees.',
    example: 'A memory store of a service that was fetched a week ago.',
    mend: 'Fetch it again: the finding says with which command.',
  },
};
