// node scripts/recordings.ts makes every recording of our own and writes down what it is; --keep FOLDER keeps the files to listen to.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeRecording } from '@musi/synth/makeRecording'
import { REPERTOIRE, SAMPLES } from '@musi/synth/repertoire'
import { repositoryRoot } from './run/steps.ts'

const HOME = join(repositoryRoot, 'packages/domain/src/recordings')
const at = process.argv.indexOf('--keep')
const folder = at === -1 ? undefined : process.argv[at + 1]
if (folder !== undefined) mkdirSync(folder, { recursive: true })

const HEAD = `// Made by \`node scripts/recordings.ts\`, and held to what is made by apps/server/src/music/media/recordings.test.ts.\nimport type { Recording } from './recording.ts'\n`
const lines = new Map<string, string>()
for (const name of Object.keys(REPERTOIRE)) {
  const made = await makeRecording(name)
  if (made === null) continue
  lines.set(name, `  ${JSON.stringify(name)}: ${JSON.stringify(made.recording)},`)
  console.log(`${(made.recording.durationMs / 1000).toFixed(1)} s  ${name}`)
  if (folder === undefined) continue
  writeFileSync(join(folder, `${name.replaceAll('/', '-')}.mp3`), made.full)
  writeFileSync(join(folder, `${name.replaceAll('/', '-')} (preview).mp3`), made.preview)
}
for (const [file, about, isHere] of [
  ['SAMPLE_RECORDINGS', 'Of the songs that are bundled.', (name: string) => SAMPLES.has(name)],
  ['SEEDED_RECORDINGS', 'Of the songs of the artists on a chain of our own.', (name: string) => !SAMPLES.has(name)],
] as const) {
  const own = [...lines].flatMap(([name, line]) => (isHere(name) ? [line] : []))
  const text = `${HEAD}\n/** ${about} By artist and title. */\nexport const ${file}: Readonly<Record<string, Recording>> = {\n${own.join('\n')}\n}\n`
  const name = file.toLowerCase().replace(/_(.)/, (_, letter: string) => letter.toUpperCase())
  writeFileSync(join(HOME, `${name}.ts`), text)
}
