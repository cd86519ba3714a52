import type { TokenSpender } from '@musi/domain/approvals/knownSpenders'

export const keyOf = ({ token, spender }: TokenSpender): string => `${token} ${spender}`
