import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CHAINS, type Chain, EMBEDDED_CHAIN_ID, chainById } from '@musi/chain/chains/chainTable'
import { usage } from '../commands.cjs'
import { repositoryRoot } from '../run/steps.ts'

export type DeployOptions = {
  rpc: string
  chain: Chain
  /** `rolesPath` is null if none was given. */
  rolesPath: string | null
  bookPath: string
  yes: boolean
}
export type ParsedOptions = { ok: true; options: DeployOptions } | { ok: false; sentence: string }

const refuse = (sentence: string): ParsedOptions => ({ ok: false, sentence })

const OPTIONS = {
  rpc: { type: 'string' },
  'chain-id': { type: 'string' },
  roles: { type: 'string' },
  book: { type: 'string' },
  yes: { type: 'boolean', default: false },
} as const

export function deployOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ParsedOptions {
  // Checked first, without echoing it: arguments are kept in the shell history and visible in the process list.
  if (args.some(isKey))
    return refuse(
      'A key must never be an argument: the shell keeps it and other programs see it. Put it into a file, name that in MUSI_DEPLOY_KEY_FILE, and use another key from now on.',
    )
  let values
  try {
    ;({ values } = parseArgs({ args: [...args], options: OPTIONS }))
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : String(error)}\n\n${usage('deploy')}`)
  }
  if (values.rpc === undefined || values['chain-id'] === undefined) return refuse(usage('deploy'))
  if (!/^https?:$/.test(URL.parse(values.rpc)?.protocol ?? ''))
    return refuse('--rpc is not the address of an endpoint: it must begin with http:// or https://.')
  const chain = chainOption(values['chain-id'])
  if (typeof chain === 'string') return refuse(chain)
  const dataDir = env['MUSI_DATA_DIR']?.trim() || join(repositoryRoot, '.musi')
  return {
    ok: true,
    options: {
      rpc: values.rpc,
      chain,
      rolesPath: values.roles === undefined ? null : resolve(values.roles),
      bookPath: resolve(values.book ?? join(dataDir, `address-book-${chain.id}.json`)),
      yes: values.yes,
    },
  }
}

const isKey = (arg: string) => /(^|=)(0x)?[0-9a-fA-F]{64}$/.test(arg) || /^--?(private-?)?(key|mnemonic)/i.test(arg)

function chainOption(text: string): Chain | string {
  const chain = /^\d{1,15}$/.test(text) ? chainById(Number(text)) : undefined
  const deployable = CHAINS.filter(({ id, retired }) => !retired && id !== EMBEDDED_CHAIN_ID)
  const oneOf = deployable.map(({ id, name }) => `${id} (${name})`).join(' or ')
  if (chain === undefined) return `--chain-id is "${text}", but Musi can be deployed to ${oneOf} only.`
  if (chain.retired)
    return `--chain-id is ${chain.id}, but ${chain.name} has been shut down. Musi can be deployed to ${oneOf}.`
  if (chain.id === EMBEDDED_CHAIN_ID)
    return `--chain-id is ${chain.id}, the chain that npm start runs itself: run npm start, it deploys everything there. A public chain is ${oneOf}.`
  return chain
}
