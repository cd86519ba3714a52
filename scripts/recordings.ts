// node scripts/recordings.ts [--keep FOLDER]: makes all our recordings, and writes their data into packages/domain. --keep saves the
// audio files as well.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeRecording } from '@musi/synth/makeRecording'
import { REPERTOIRE, SAMPLES } from '@musi/synth/repertoire'
import { repositoryRoot } from './run/steps.ts'

const HOME = join(repositoryRoot, 'packages/domain/src/recordings')
const at = process.argv.indexOf('--keep')
const folder = at === -1 ? undefined : process.argv[at + 1]
if (folder !== undefined) mkdirSync(folder, { recursive: true })

const HEAD = `// Written by \`node scripts/recordings.ts\`; apps/server/src/music/media/recordings.test.ts compares it with new recordings.\nimport type { Recording } from './recording.ts'\n`
const lines = new Map<string, string>()
for (const name of Object.keys(REPERTOIRE)) {
  const recording = await makeRecording(name)
  if (recording === null) continue
  lines.set(name, `  ${JSON.stringify(name)}: ${JSON.stringify(recording.recording)},`)
  console.log(`${(recording.recording.durationMs / 1000).toFixed(1)} s  ${name}`)
  if (folder === undefined) continue
  writeFileSync(join(folder, `${name.replaceAll('/', '-')}.mp3`), recording.full)
  writeFileSync(join(folder, `${name.replaceAll('/', '-')} (preview).mp3`), recording.preview)
}
for (const [file, comment, isIncluded] of [
  ['SAMPLE_RECORDINGS', 'Recordings of the bundled songs, by artist and title.', (name: string) => SAMPLES.has(name)],
  [
    'SEEDED_RECORDINGS',
    "Recordings of the seeded artists' songs, by artist and title.",
    (name: string) => !SAMPLES.has(name),
  ],
] as const) {
  const fileLines = [...lines].flatMap(([name, line]) => (isIncluded(name) ? [line] : []))
  const text = `${HEAD}\n/** ${comment} */\nexport const ${file}: Readonly<Record<string, Recording>> = {\n${fileLines.join('\n')}\n}\n`
  const name = file.toLowerCase().replace(/_(.)/, (_, letter: string) => letter.toUpperCase())
  writeFileSync(join(HOME, `${name}.ts`), text)
}
