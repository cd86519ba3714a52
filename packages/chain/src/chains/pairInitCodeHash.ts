/** The hash of the published init code of every pair (spec: swap.pair-address, chains.polygon). */
export const PAIR_INIT_CODE_HASH = '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f'
