import { folderKey, scopeKey } from '../ir/identity.ts';
import type { PlanOptions } from '../ir/plan-value.ts';
import { placeOf } from '../report/memories.ts';
import { plural, safeLine, table, wrapped } from '../report/terminal.ts';
import type { Planned } from '../verbs/plan.ts';
import { answerTo, oneOf, type AskLine, type AnswerReading } from './question.ts';
import type { Setting } from './setting.ts';

/** A project whose memories would stand beside those of others in one text of the target. */
export interface ProjectMeeting {
  key: string;
  /** What `--project` would name it by. */
  folder: string;
  label: string;
  memories: number;
}

/** The projects that meet in the store of the target where most do. */
export const meetingIn = ({ plan }: Planned, home: string): ProjectMeeting[] => {
  const carried = plan.routes.filter(
    (route) => route.skipped === undefined && route.to !== undefined && 'key' in route.from.scope,
  );
  const groups = [...Map.groupBy(carried, (route) => route.to?.root).values()].map((routes) => [
    ...Map.groupBy(routes, (route) => scopeKey(route.from.scope)),
  ]);
  const [most = []] = groups.sort((a, b) => b.length - a.length);
  return most.map(([key, routes]) => {
    const { scope, root } = (routes[0] as (typeof routes)[number]).from;
    return {
      key,
      folder: 'paths' in scope ? (scope.paths[0] ?? scope.key) : key,
      label: placeOf({ scope, root }, home),
      memories: routes.reduce((sum, route) => sum + route.from.memories, 0),
    };
  });
};

/** The project somebody stands in: the innermost, where one lies in another. */
const hereAmong = (projects: readonly ProjectMeeting[], { target: { scene } }: Planned): ProjectMeeting | undefined => {
  const here = `${folderKey(scene.cwd, scene.around)}/`;
  const keyOf = ({ key }: ProjectMeeting): string => `${key.slice(key.indexOf(':') + 1)}/`;
  return projects.filter((each) => here.startsWith(keyOf(each))).sort((a, b) => keyOf(b).length - keyOf(a).length)[0];
};

/** Where projects meet, a person says once which of them are carried; undefined when nobody answers. */
export const askedProjects = async (
  setting: Setting,
  ask: AskLine,
  planned: Planned,
): Promise<PlanOptions | undefined> => {
  const { options } = planned;
  const projects = meetingIn(planned, setting.world.home);
  if (projects.length < 2 || options.all || options.projects) return options;
  const here = hereAmong(projects, planned);
  const rows = projects.map((each, at) => [
    String(at + 1).padStart(String(projects.length).length),
    each.label,
    plural(each.memories, 'memory', 'memories'),
    each === here ? 'you are here' : '',
  ]);
  setting.out(
    `${wrapped(`${plural(projects.length, 'project')} meet in one text of ${planned.target.adapter.title}:`, setting.screen.width).join('\n')}\n${table(setting.screen, rows).join('\n')}\n\n`,
  );
  const words = here ? (['all', 'this project', 'choose'] as const) : (['all', 'choose'] as const);
  const way = await answerTo(ask, setting.out, `Carry ${words.join(' / ')}? `, (answer) =>
    !here && /^this( project)?$/i.test(answer)
      ? { say: 'This folder lies in none of them: type all or choose.' }
      : oneOf<(typeof words)[number]>(words)(answer),
  );
  if (way === undefined) return undefined;
  if (way === 'all') return { ...options, all: true };
  const chosen =
    way === 'choose'
      ? await answerTo(ask, setting.out, 'Which of them? Numbers or names, parted by commas: ', among(projects))
      : [here as ProjectMeeting];
  return (
    chosen &&
    (chosen.length === projects.length
      ? { ...options, all: true }
      : { ...options, projects: chosen.map(({ folder }) => folder) })
  );
};

/** Numbers and names; spaces part them too where no name has one. */
const among =
  (projects: readonly ProjectMeeting[]) =>
  (answer: string): AnswerReading<ProjectMeeting[]> => {
    const parts = (mark: RegExp): string[] =>
      answer
        .split(mark)
        .map((each) => each.trim())
        .filter((each) => each !== '');
    if (parts(/,/).length === 0)
      return { say: 'Nothing was typed: type the numbers of the projects that are to be carried, such as 1, 2.' };
    const byComma = parts(/,/).map((each) => named(projects, each));
    const found = byComma.every((each) => each.length === 1)
      ? byComma
      : parts(/[,\s]+/).map((each) => named(projects, each));
    const words = found === byComma ? parts(/,/) : parts(/[,\s]+/);
    const wrong = words.findIndex((_, at) => found[at]?.length !== 1);
    if (wrong >= 0) {
      const many = found[wrong]?.length ?? 0;
      return {
        say: `"${safeLine(words[wrong] as string)}" is ${many === 0 ? 'none' : plural(many, 'project')} of the list: type numbers from 1 to ${projects.length}, or names as they stand there.`,
      };
    }
    const chosen = new Set(found.flat());
    return { is: projects.filter((each) => chosen.has(each)) };
  };

const named = (projects: readonly ProjectMeeting[], word: string): ProjectMeeting[] => {
  if (/^\d+$/.test(word) && projects[Number(word) - 1]) return [projects[Number(word) - 1] as ProjectMeeting];
  const wanted = word.toLowerCase().replace(/(.)\/+$/, '$1');
  const exact = projects.filter(({ label, folder, key }) =>
    [label, folder, key].some((each) => each.toLowerCase() === wanted),
  );
  return exact.length > 0 ? exact : projects.filter(({ folder }) => folder.toLowerCase().endsWith(`/${wanted}`));
};
