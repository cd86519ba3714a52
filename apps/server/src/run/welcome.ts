import type { EmbeddedChain } from '@musi/devchain/embeddedChain'
import type { Config } from '#platform/config/config.ts'
import { shownUrl } from '#platform/config/redact.ts'

const LABEL_WIDTH = 10
const line = (label: string, text: string) => `  ${label.padEnd(LABEL_WIDTH)}${text}`

/** Startup message: the address, the demo accounts, what is running and what was restored. */
export function welcome(config: Config, server: { urls: readonly string[] }, chain: EmbeddedChain | null): string {
  const [first = '', ...others] = server.urls
  const lines = ['', `Musi is running: ${first}`, '', ...others.map((url) => line('Also', url))]
  if (chain === null)
    lines.push(
      line('Chain', `${config.chain.name} (${config.chain.id}), by ${config.rpcUrls.map(shownUrl).join(', ')}`),
    )
  else lines.push(...ofChain(chain), line('Data', config.dataDir), '', ...ofAccounts(chain))
  return [...lines, '', 'Stop with Ctrl-C.', ''].join('\n')
}

function ofChain({ chainId, proxyUrl, pid, deployed, restored }: EmbeddedChain): string[] {
  const lines = [line('Chain', `our own, id ${chainId}, at ${proxyUrl} (process ${pid})`)]
  const { steps, skipped } = deployed
  lines.push(line('', `${steps} ${steps === 1 ? 'step' : 'steps'} of its world deployed, ${skipped} already there`))
  const { past } = deployed
  if (past.kind === 'new')
    lines.push(line('', `It is new, with a life of thirty days behind it (${past.transactions} transactions).`))
  if (past.kind === 'none')
    lines.push(line('', 'An earlier version made it, so nobody has lived on it; npm start -- --fresh begins another.'))
  if (past.kind === 'kept' && !past.hasCollections)
    lines.push(
      line(
        '',
        'An earlier version made it, so no artist has opened a collection yet; npm start -- --fresh begins another.',
      ),
    )
  if (restored === null) return lines
  const saved = new Date(restored.savedAtMs).toLocaleString('en-GB')
  const how = restored.afterCleanStop
    ? 'nothing was lost'
    : 'it was not stopped in order, so up to the last 2 seconds may be missing'
  lines.push(line('', `Brought back up to block ${restored.blockNumber}, saved ${saved}; ${how}.`))
  if (restored.skippedDamaged > 0)
    lines.push(line('', `${restored.skippedDamaged} newer saved states were damaged and were passed over.`))
  return lines
}

function ofAccounts({ accounts }: EmbeddedChain): string[] {
  return [
    '  Demo accounts, each with its role. Their keys come from the public development words',
    '  ("test test … junk"): anybody has them, so they are worthless on any other chain.',
    ...accounts.map(({ name, role, address }) => `    ${name.padEnd(8)}${role.padEnd(11)}${address}`),
  ]
}
