import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** The content an import adds to a compilation, or its error. */
export type Imported = { contents: string } | { error: string }
type ReadImport = (path: string) => Imported
type CachedAnswer = { imports: Record<string, string>; answer: string }

const hashOf = (...texts: readonly string[]) =>
  texts.reduce((hash, text) => hash.update(`${text.length}\n`).update(text), createHash('sha256')).digest('hex')
const hashOfImport = (imported: Imported) => hashOf(JSON.stringify(imported))

/** Runs the compiler, which is loaded only here because loading takes seconds. */
function askCompiler(question: string, read: ReadImport): CachedAnswer {
  const imports: Record<string, string> = {}
  const readAndHash: ReadImport = (path) => {
    const imported = read(path)
    imports[path] = hashOfImport(imported)
    return imported
  }
  const solc = require('solc') as { compile: (question: string, more: { import: ReadImport }) => string }
  return { imports, answer: solc.compile(question, { import: readAndHash }) }
}

function cachedAnswer(file: string, read: ReadImport): string | undefined {
  if (!existsSync(file)) return undefined
  const { imports, answer } = JSON.parse(readFileSync(file, 'utf8')) as CachedAnswer
  return Object.entries(imports).every(([path, hash]) => hashOfImport(read(path)) === hash) ? answer : undefined
}

/**
 * The compiler's answer. If a folder is given, the last answer is cached there, and reused while the compiler, the
 * question and each imported file stay the same.
 */
export function compilerAnswer(question: string, read: ReadImport, folder?: string): string {
  if (folder === undefined) return askCompiler(question, read).answer
  const { version } = require('solc/package.json') as { version: string }
  const file = join(folder, `${hashOf(version, question)}.json`)
  const cached = cachedAnswer(file, read)
  if (cached !== undefined) return cached
  const computed = askCompiler(question, read)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${file}.part`, JSON.stringify(computed))
  renameSync(`${file}.part`, file)
  return computed.answer
}
