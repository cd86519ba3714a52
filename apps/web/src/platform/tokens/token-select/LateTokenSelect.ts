import { latePress } from '#platform/page/loading/latePart.tsx'

/** Preloading loads the code and starts building the token index. */
export const LateTokenSelect = latePress(async () => {
  const [{ TokenSelect }, { tokenSearchIndex }] = await Promise.all([
    import('./TokenSelect.tsx'),
    import('../catalogue/tokenSearchIndex.ts'),
  ])
  tokenSearchIndex.begin()
  return TokenSelect
})
