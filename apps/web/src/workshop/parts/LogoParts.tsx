import { TokenLogo } from '#platform/tokens/token-logo/TokenLogo.tsx'
import { usePaletteColour } from '#platform/tokens/token-logo/usePaletteColour.ts'
import { Part } from './Part.tsx'
import { ETH, HOSTILE, NOVA, USDC, USDS } from './partTokens.ts'
import styles from './parts.module.css'

const SIZES = ['small', 'medium', 'large'] as const
const BROKEN = 'https://logos.example/broken.png'

function Coloured() {
  return (
    <p id="coloured" className={styles['coloured']} style={{ background: usePaletteColour({ currency: NOVA }) }}>
      in the colour of its logo
    </p>
  )
}

export function LogoParts() {
  return (
    <Part name="TokenLogo">
      {SIZES.flatMap((size) => [
        <TokenLogo key={`${size}-native`} currency={ETH} size={size} />,
        <TokenLogo key={`${size}-coin`} currency={USDC} size={size} />,
        <TokenLogo key={`${size}-record`} currency={NOVA} shape="record" size={size} />,
      ])}
      <span id="broken-logo">
        <TokenLogo currency={USDS} logoUri={BROKEN} size="large" />
      </span>
      <span id="refused-logo">
        <TokenLogo currency={HOSTILE} logoUri="javascript:alert(1)" size="large" />
      </span>
      <Coloured />
    </Part>
  )
}
