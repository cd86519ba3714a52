/** Reason why the embedded chain did not start, with the sentence to show. */
export type ChainProblem = {
  kind:
    | 'damagedState'
    | 'noDiskSpace'
    | 'notWritable'
    | 'noMemory'
    | 'portTaken'
    | 'noBinary'
    | 'alreadyRunning'
    | 'didNotStart'
  sentence: string
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

export const isNoSpace = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error))

const noDiskSpace = (folder: string): ChainProblem => ({
  kind: 'noDiskSpace',
  sentence: `There is no space left on the disk for the local chain's data in ${folder}. Free some space there, or set MUSI_DATA_DIR to a folder on another disk, and start again. Nothing that was saved is lost.`,
})

/** Explains a failed file operation or spawn to a person who ran `npm start`. */
export function problemOf(error: unknown, folder: string): ChainProblem {
  const code = codeOf(error)
  if (isNoSpace(error)) return noDiskSpace(folder)
  if (['EROFS', 'EACCES', 'EPERM', 'EEXIST', 'ENOTDIR', 'EISDIR', 'ELOOP'].includes(code)) {
    return {
      kind: 'notWritable',
      sentence: `The local chain cannot write its data to ${folder} (${code}). Make that folder writable, or set MUSI_DATA_DIR to one that is, and start again.`,
    }
  }
  if (['ENOMEM', 'EAGAIN'].includes(code)) return noMemory
  throw error
}

export const noMemory: ChainProblem = {
  kind: 'noMemory',
  sentence:
    'The system has no memory left to start the local chain (it needs about 300 MB). Close some programs and start again.',
}

export const portTaken = (port: number): ChainProblem => ({
  kind: 'portTaken',
  sentence: `Port ${port}, where the local chain should listen, is in use by another program. Set MUSI_CHAIN_PORT to another port, or to 0 for any free one, and start again.`,
})

export const noBinary = (platform: string): ChainProblem => ({
  kind: 'noBinary',
  sentence: `There is no local chain program for this system (${platform}): linux-x64 brings one with the installation. Elsewhere install Foundry (https://getfoundry.sh) so that "anvil" is on the PATH, and start again; or set MUSI_RPC_URL to a chain that runs already.`,
})

export const alreadyRunning = (pid: number, folder: string): ChainProblem => ({
  kind: 'alreadyRunning',
  sentence: `Another Musi (process ${pid}) is using the data in ${folder}. Stop it with Ctrl-C there first, or set MUSI_DATA_DIR to another folder to run a second one beside it.`,
})

export const damagedState = (folder: string): ChainProblem => ({
  kind: 'damagedState',
  sentence: `The local chain's data in ${folder} cannot be read: every saved state there is damaged. Put back a copy of that folder if you have one, or start with --fresh, which moves it aside (nothing is deleted) and begins a new chain.`,
})

export const didNotStart = (why: string): ChainProblem => ({
  kind: 'didNotStart',
  sentence: `The local chain did not start: ${why} Start again; if it happens twice, start with --fresh, which moves the old data aside and begins a new chain.`,
})
