import { words } from '#platform/page/i18n/words.ts'

export const findText = words('find', {
  title: 'Import Pool',
  hint: 'Use this tool to find pairs that don’t automatically appear in the interface.',
  first: 'First token',
  second: 'Second token',
  connect: 'Connect to a wallet to find pools',
  select: 'Select a token to find your liquidity.',
  loading: 'Loading',
  invalid: 'Invalid pair.',
  noPool: 'No pool found.',
  create: 'Create pool.',
  noLiquidity: "You don't have liquidity in this pool yet.",
  add: 'Add liquidity.',
  found: 'Pool Found!',
  manage: 'Manage this pool.',
})
