import { parseAbi } from 'viem'

/** Declared without a return type: older tokens answer with 32 bytes instead of a string, so callers decode the answer. */
export const tokenTextsAbi = parseAbi(['function symbol()', 'function name()'])
