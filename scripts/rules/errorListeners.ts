// An emitter without an error listener ends the process on an error, so each emitter of the server has its own listener.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from './sourceFiles.ts'

/** Code that runs in the process of the server. */
const SERVER = /^(?:apps\/server|packages\/devchain)\/src(?!.*(?:\.test\.ts$|\/(?:testing|kills)\/|\/test[A-Z]))\//

/** Names of the classes and functions that create an emitter, by module. */
const EMITTERS: Readonly<Record<string, RegExp>> = {
  'node:child_process': /^(?:spawn|fork|exec|execFile)$/,
  'node:cluster': /./,
  'node:dgram': /^createSocket$/,
  'node:events': /^EventEmitter$/,
  'node:fs': /^(?:create(?:Read|Write)Stream|watch)$/,
  'node:http': /^(?:Agent|createServer|get|request)$/,
  'node:http2': /^(?:connect|create\w*Server)$/,
  'node:https': /^(?:Agent|createServer|get|request)$/,
  'node:net': /^(?:Server|Socket|connect|createConnection|createServer)$/,
  'node:readline': /^createInterface$/,
  'node:stream': /^(?:Duplex|PassThrough|Readable|Transform|Writable)$/,
  'node:tls': /^(?:TLSSocket|connect|createServer)$/,
  'node:worker_threads': /^(?:MessageChannel|Worker)$/,
  'node:zlib': /^create\w+$/,
  pg: /^(?:Client|Pool)$/,
  ws: /./,
}
/** Emitters whose errors reach the caller: those of an agent through each request, those of a stream through its loop or pipeline. */
const NEEDS_NONE = /\bnew (?:Http|Https)?Agent\(|\bof (?:\w+\.)*createReadStream\(|\byield\* |\bpipeline\(/
/** Emitters that need no import: the global WebSocket, and the streams of an open file. */
const WITHOUT_IMPORT = ['WebSocket', '\\w+\\.createReadStream', '\\w+\\.createWriteStream']

const IMPORT = /^import (?!type )(.+?) from '([^']+)'$/gm

/** Local names of the constructors and functions that create an emitter in a file. */
function makersIn(text: string): string[] {
  const imported = [...text.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
    (/\{(.*)\}/.exec(names)?.[1] ?? '').split(',').flatMap((each) => {
      const [name = '', alias = name] = each.trim().split(' as ')
      return name.startsWith('type ') || EMITTERS[from]?.test(name) !== true ? [] : [alias]
    }),
  )
  return [...imported, ...WITHOUT_IMPORT]
}

const isListened = (text: string, name: string) =>
  new RegExp(`\\b${name}(?:\\??)\\.(?:on|addEventListener)\\('error'`).test(text) ||
  new RegExp(`\\bpipeline\\(${name}\\b`).test(text)

/** A line for each emitter of the server without a listener; `once` is not enough, because a second error would end the process. */
export function errorListeners(tree: string): string[] {
  return sourceFiles(tree)
    .filter((file) => SERVER.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(tree, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
      const code = text.replaceAll(IMPORT, '').replaceAll(/^import type .*$/gm, '')
      const made = new RegExp(`^.*(?<![\\w.'])(?:${makersIn(text).join('|')})\\b(?!')(?:\\)?\\(|.*\\)\\().*$`, 'gm')
      return [...code.matchAll(made)]
        .map(([line]) => line)
        .filter((line) => !NEEDS_NONE.test(line) && !/^\s*\/\//.test(line))
        .filter((line) => {
          const name = /(?:const |let |\s)(\w+)(?:: [^=]+)? = /.exec(` ${line}`)?.[1]
          return name === undefined || !isListened(text, name)
        })
        .map((line) => `${file}: no error listener on \`${line.trim()}\`; it needs .on('error', …)`)
    })
}
