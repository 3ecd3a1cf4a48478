/** The normalised address of `origin`, else of the only remote, out of a git config file. */
export const remotesIn = (config: string): string | undefined => {
  const remotes = new Map<string, string>();
  let section: string | undefined;
  for (const line of config.split(/\r?\n/)) {
    const head = /^\s*\[\s*([^\]"\s]+)(?:\s+"((?:[^"\\]|\\.)*)")?\s*\]/.exec(line);
    if (head) section = head[1]?.toLowerCase() === 'remote' ? head[2]?.replace(/\\(.)/g, '$1') : undefined;
    const url = section === undefined ? undefined : /^\s*url\s*=\s*(.+?)\s*$/i.exec(line)?.[1];
    if (section !== undefined && url !== undefined && !remotes.has(section)) remotes.set(section, url);
  }
  const [only] = remotes.values();
  const address = remotes.get('origin') ?? (remotes.size === 1 ? only : undefined);
  return address === undefined ? undefined : normalRemote(address);
};

/**
 * `host/owner/name`, whatever way it is written: with a user, a port, a token, `.git`, over ssh or https. A path on
 * this disk says nothing on another machine, so it names no project.
 */
const normalRemote = (address: string): string | undefined => {
  const plain = address.replace(/^"(.*)"$/, '$1').trim();
  const url = /^[a-z][a-z0-9+.-]*:\/\/(?:[^@/]*@)?([^/:]+)(?::\d+)?\/(.+)$/i.exec(plain);
  const scp = url ? null : /^(?:[^@/\s]+@)?([^/:\s]+):(?!\/\/)(.+)$/.exec(plain);
  const [, host, name] = url ?? scp ?? [];
  if (host === undefined || name === undefined || /^file:/i.test(plain) || (scp && /^[a-z]$/i.test(host)))
    return undefined;
  const repo = name
    .replace(/^\/+/, '')
    .replace(/\/+$/, '')
    .replace(/\.git$/i, '');
  return repo === '' ? undefined : `${host.toLowerCase()}/${repo}`;
};
