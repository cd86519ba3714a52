import { parseAbi } from 'viem'

/** Older tokens answer with 32 bytes, so what comes back is read by whoever asks. */
export const tokenTextsAbi = parseAbi(['function symbol()', 'function name()'])
