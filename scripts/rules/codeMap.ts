// Whoever comes to the house reads ARCHITECTURE.md first: every room of the web app stands in it, and every file that it names is there.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const MAP = 'ARCHITECTURE.md'
/** Each folder inside of these is a room. */
const FLOORS = ['features', 'workshop', 'platform/tokens', 'platform/session', 'platform/page'].map(
  (floor) => `apps/web/src/${floor}/`,
)
const FILE = /(?<![\w./-])(?:[\w.-]+\/)*[\w-]+\.(?:tsx?|cjs|css)\b/g
const NAME = /`([a-z][a-z0-9-]*)`/g

/** What is wrong with the map of a repository, a line each. */
export function codeMap(tree: string): string[] {
  const map = readFileSync(join(tree, MAP), 'utf8')
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  }).split('\n')
  const named = new Set([...map.matchAll(NAME)].map(([, name]) => name))
  const rooms = FLOORS.flatMap((floor) => [
    ...new Set(files.filter((file) => file.startsWith(floor)).flatMap((file) => folderIn(floor, file))),
  ])
  const there = new Set(files.map((file) => basename(file)))
  const meant = new Set([...map.matchAll(FILE)].map(([file]) => file))
  return [
    ...rooms.filter((room) => !named.has(basename(room))).map((room) => `${MAP} does not name ${room}`),
    ...[...meant].filter((file) => !there.has(basename(file))).map((file) => `${MAP} names ${file}, which is nowhere`),
  ]
}

function folderIn(floor: string, file: string): readonly string[] {
  const [folder, ...inside] = file.slice(floor.length).split('/')
  return folder === undefined || inside.length === 0 ? [] : [floor + folder]
}
