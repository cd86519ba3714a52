import { latePart } from '../loading/latePart.tsx'

/** Its code comes, and the tokens are laid out, from the moment on that it is expected. */
export const LateTokenSelect = latePart(async () => {
  const [{ TokenSelect }, { tokenSearchIndex }] = await Promise.all([
    import('./TokenSelect.tsx'),
    import('../tokens/tokenSearchIndex.ts'),
  ])
  tokenSearchIndex.begin()
  return TokenSelect
})
