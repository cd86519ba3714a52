// ARCHITECTURE.md names every folder of the web app's features and platform. Each file that it or a page of docs/flows names exists.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const MAP = 'ARCHITECTURE.md'
/** Each folder inside of these is a room. */
const FLOORS = ['features', 'workshop', 'platform/tokens', 'platform/session', 'platform/page'].map(
  (floor) => `apps/web/src/${floor}/`,
)
const FLOW = /^docs\/flows\/.+\.md$/
const FILE = /(?<![\w./-])(?:[\w.-]+\/)*[\w-]+\.(?:tsx?|cjs|css)\b/g
const NAME = /`([a-z][a-z0-9-]*)`/g

/** Problems of a repository's code map, a line each. */
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
  const fileNames = new Set(files.map((file) => basename(file)))
  const pages = [MAP, ...files.filter((file) => FLOW.test(file))]
  return [
    ...rooms.filter((room) => !named.has(basename(room))).map((room) => `${MAP} does not name ${room}`),
    ...pages.flatMap((page) => {
      const files = new Set([...readFileSync(join(tree, page), 'utf8').matchAll(FILE)].map(([file]) => file))
      const missing = [...files].filter((file) => !fileNames.has(basename(file)))
      return missing.map((file) => `${page} names ${file}, which does not exist`)
    }),
  ]
}

function folderIn(floor: string, file: string): readonly string[] {
  const [folder, ...inside] = file.slice(floor.length).split('/')
  return folder === undefined || inside.length === 0 ? [] : [floor + folder]
}
