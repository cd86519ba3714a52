// A launcher for the kill tests: runs the embedded chain and reports by IPC, until it is killed or stopped.
import { appendFileSync } from 'node:fs'
import type { RestoredState } from '../anvil/boot.ts'
import { startEmbeddedChain } from '../embeddedChain.ts'
import type { DumpStage } from '../state/stateSaver.ts'

export type LauncherReport =
  | { kind: 'ready'; rpcUrl: string; restored: RestoredState | null }
  | { kind: 'problem'; sentence: string }
  | { kind: 'log'; line: string }
  | { kind: 'dump'; moment: DumpStage }

const report = (message: LauncherReport) => void process.send?.(message)

async function main(dataDir: string, journal: string) {
  const started = await startEmbeddedChain({
    dataDir,
    port: 0,
    log: (line) => report({ kind: 'log', line }),
    onDump: (moment) => {
      // Written to disk first, to know after a kill which dumps were in progress and which were complete.
      appendFileSync(journal, `${moment} ${Date.now()}\n`)
      report({ kind: 'dump', moment })
    },
  })
  if (!started.ok) return report({ kind: 'problem', sentence: started.problem.sentence })
  const { chain } = started
  process.once('message', () => void chain.stop().then(() => process.disconnect()))
  void chain.ended.then(({ sentence }) => report({ kind: 'problem', sentence }))
  report({ kind: 'ready', rpcUrl: chain.rpcUrl, restored: chain.restored })
}

const [, , dataDir, journal] = process.argv
if (dataDir !== undefined && journal !== undefined) await main(dataDir, journal)
