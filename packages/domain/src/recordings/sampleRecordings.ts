// Written by `node scripts/recordings.ts`; apps/server/src/music/media/recordings.test.ts compares it with new recordings.
import type { Recording } from './recording.ts'

/** Recordings of the bundled songs, by artist and title. */
export const SAMPLE_RECORDINGS: Readonly<Record<string, Recording>> = {
  'Juno Vale: THIS MY DROP': {
    hash: '7b98e002e6ed40b714bff73abfea7e26f429e348d95248f28f867621065448c3',
    bytes: 992235,
    durationMs: 61975,
    waveform:
      'alFnVWpMTFd5VHpRdE9Ve4eJr6SmoLOgnJa8pbClvamfqtWiv6akpLGqvqi5uKKmi6yvrK21pJyWwKqtuK6aq5m6r7euwIzGocDH3s/J5P+j4avEq9/m9Lfmu9jL5t69p9jC8c/28NGZzqbSu/D63sjQv9q35fLJ0tu2w9Lo2bLJv73GydzAtL/S8/nc2+vEyL6yu8uiuZvZpsCnzJK6is6lwLLAqrOVxNHxzrft65d+YX9iZmR5hIGOfoyJeTsbEAcCAQAAAAA=',
    preview: {
      hash: '623d0c1f3ad2a070fdae95b6c0f0e27b5de3798f3cbe484ad7f5b8ac0d2ffb6b',
      bytes: 200411,
      startMs: 24489,
      durationMs: 25000,
    },
  },
  'Kit Marlow: THIS IS MY DROP': {
    hash: 'dc301113aacc902eaa2a8aef58130e292cf35c5983e5c47035cc53db4584b826',
    bytes: 978860,
    durationMs: 61131,
    waveform:
      'Mkxwe1pCMS8rO0pTemE+OjUokJuduayfcpR1mI+pxKmVcY59kI6Xz6udcouFl5Cj0qaejaeaqbfE8NSpmKSfmqq56dWrkK+VtqW299S1jKSWsZmbvcixtfDReVBjeWJIOy4lM01YeXFWQCEio5uu5MPSor2F3qS1y8u/vryH1Z6v5cjOrb6B5q24sM2kye3IyaHG5c24pZ6Ps52uyLjCprGjop2w8b+1qZmYraez4L3AwP/qnnF2joF2hp3BgloyDwQBAAAAAAA=',
    preview: {
      hash: '92bf2dc040a080da3ed782952e1eaaacabddc26bc29b420a7f423065051ca501',
      bytes: 200411,
      startMs: 16551,
      durationMs: 25000,
    },
  },
  'Sable & Finch: Window Seat': {
    hash: 'e0a8c660f33a779cd462526085d3c71c82e28db466b7493034773f1b2329cf22',
    bytes: 884401,
    durationMs: 55248,
    waveform:
      'h4ZxYVUuYo2Dc7m5wKycsEPCuKiauJ2XkpuavLuZlL3OpZ+RqGO6nZKWzqScpLd4qquimcTFwaucsnG0rZ6or6mklpyUtqmSk8CknIaEs47P2LO0s5+Tg6Vir52Tj8CSlZ+51Ka1pqC9w6eej7KK2926r8S3qbPB38zH0sfNopumrubr/9K2psTPuYmZqbSWmJ7FyrekirJ338uqktyxooWrn7vJtqS+yeq9jZtrxJqMjcirmYZwW01EOzIkBQEAAAAAAAAAAAA=',
    preview: {
      hash: 'dd34ed41886971cbe92cc10d8dd645569860975a632fcd72454d85f9e45431b8',
      bytes: 200411,
      startMs: 26024,
      durationMs: 25000,
    },
  },
  'Luz Amaral: Rain On The Esplanade': {
    hash: '991270680885e1857c8bf679d6a0dc92462913aca4e85a870ef4ccd781e54ed2',
    bytes: 975934,
    durationMs: 60944,
    waveform:
      'ilxya2BhbWV3WWh7nrPNqrm5nJ3P7NbBp6jIxsvBjLTDr62jn7DZoaS4pJ/Y6861nprMx6qsyLSwq3+1yc3r88HU0bzIxqr/6rXl18a2w8fD1bze2OPRy/yius2/r9O8uvC00dPcxuTZybPJuvHAzbi40N/AuL3Io82xr8e/tcaznsTSxt3pveTcyNbIs8izpbismMjWvcPanquvu6C1qa+4vsbduqCwwMnMtaCdwqu5s4RpbWZolXtZPCoiFwIAAAAAAAAAAAA=',
    preview: {
      hash: '9fe373dd3cd1881d0be2bc46b57326194df226f1f02411f02c0a1e30640da977',
      bytes: 200411,
      startMs: 18045,
      durationMs: 25000,
    },
  },
  'Theo Brandt Trio: Paper Sunday': {
    hash: 'e05014e19861f881cbcf9fe267d23d4bc7a7f2291bf7a2500bbe3e0688023eb4',
    bytes: 952946,
    durationMs: 59526,
    waveform:
      'RoGZWE6LjkxKkHxdQZFzb4/dvufbyMbkn9yu33mjzNZ9q8/nq6vV9pmh17imtb22jnPdy8vA49zKhs/Q5b2+yvKRrd7/vr/X5Y7S7tzKsNzEdn7B27nC3My5pOmzzZS4uM2Otsjqw7TR+IixzuCtmr26bb3vv7OJ4rvQvuqjtqHPqeSz967rlJis56aIuuObqbO8WZze3smm0eCwnNettKPXwLaSxqXOw7a22JXKp+ijx9jPVVqVg0TKuJV6RQgBAAAAAAAAAAA=',
    preview: {
      hash: 'f7619339ef7bf94c268897671401222c4f2401d62b029f63e51a85a81446be93',
      bytes: 200411,
      startMs: 14693,
      durationMs: 25000,
    },
  },
  'Hattie Rourke: Long Way To Tulsa': {
    hash: '26ed14df586038b0e26a9a5fdcb56d450a3da5282d841e8106706e5b43ae5615',
    bytes: 959634,
    durationMs: 59927,
    waveform:
      'QmE6akdgQsuOoJTEwnXTmqGG1aufn8G0gcysnXXgoJm0pb55y4ajjcmxd7ulspvMo49/1bCEwrCyfMaLoqrFvXbOlbKi26yNqKqojsyoq4vRq6HGrr90xJWvf9Onita516/41tS579GS7t7Zoeqx09nn7KDatcWx8um8wrHSxeToxJL02cj5zPC558bMwP3uyvLPxpDsurax3M3Y/+vnqerGxOvd777xwMSy7du+2cnTm/PBv7mzgm9mYVhUNgYBAAAAAAAAAAA=',
    preview: {
      hash: '7c9eaa991de1d0313f96a3c6b60ea28c0b92e62bf07d16e27f7ae41ed6035e4b',
      bytes: 200411,
      startMs: 28363,
      durationMs: 25000,
    },
  },
  'Bitwise: Pixel Parade': {
    hash: '184f4c5b66338302fbd26639c0e90437f3d51d7b4cdb996c4c6c452149f8e95d',
    bytes: 861413,
    durationMs: 53812,
    waveform:
      'OTYzOjQ5NDQzNjg0Nj8/NDMyMjExMTA4rsi5x7m8wL7B2OHAw7nD0bvMtLPQ0cjQzc3NyrTYs6bSzMXTyrLTuLLHwrfj7djGtO/84+vu0/Xksvvlz97WwuHn1P7zou74v+v13Pjv1vDyyPLx1OjNtevSsvfk3+7fx3MzMzI0MzM0MjMzNMDNy9fXys7U0cfD1ca42dPR072r087Z9tHa08/i08LK16XV1LWv09Hq4LbY2c7dtpdxcXFxcHAtAAAAAAAAAAAAAAA=',
    preview: {
      hash: '946b66f1fe0cde62f847355e900fae1a7e26b8b79424437745130079067ac992',
      bytes: 200411,
      startMs: 19591,
      durationMs: 25000,
    },
  },
  'Nils Ostra: Third Rail': {
    hash: '15156272fa36075cb640a3718e3b56c3ac6717566ed2de1c3a54e57e54e0acf3',
    bytes: 1034031,
    durationMs: 64595,
    waveform:
      'sLKrnsy3jq68ibXMmrLMqprMs5ezt4zW7rHU6s2tyuPE19Gr2NK8xcjbsdXDpcvWqt/RwLne1sLT167W5sTYz8670tur+vTA7fHNyunfr/jXtO/+pdf50M/p98HO58bp58TO99/M+N+w2Nu08OG45+rmx2NNUFhSU0hXTVpPWENRXE5dV0NTUVNb183C3uO41NfZzvDcuuTrtOvos+PUzs7V6sXg0MXf2s3j19ix0va68vG16N652rCRkZyVn0ccCwMBAAAAAAA=',
    preview: {
      hash: '6e2f62a5e057c615ec7351e5028a89528527cc1782456da1dda00dca600fa71a',
      bytes: 200411,
      startMs: 22325,
      durationMs: 25000,
    },
  },
  'Deacon Rhodes: Island Timetable': {
    hash: '2673444ef95b12e46713841c855e185359c9bb897c7bbc66784f71a9dbc357bd',
    bytes: 888581,
    durationMs: 55507,
    waveform:
      'wn5j0MfLxh44b8HDjlLMw7/DPTRixtm0Zufg7OJ1g3HS1rdK5d3f2X1ybtbWy2Xl4ensjHRzytnPRNfT3/Gfc3TFox8nQDc4QT0oTUM4P0FGMjo6PjNMMXrihsPg2//PYp258NBzot/s7dU6lsD97Z6Z1+bsy2KttfDpq5Lj5uTPXqao7ffCnefu6et3jZrn7apZ4+Pk5G+Lo/zlx2L51Oj0fnl+7/bQUu7j5e2VhXn08szIx8jIyMjIyMeWCAMBAAAAAAAAAAA=',
    preview: {
      hash: 'c94ab2765de85d886766d68b334e4c1a8875ad947b989763efb5c170ba16f8c5',
      bytes: 200411,
      startMs: 24615,
      durationMs: 25000,
    },
  },
  'The Hollow Pines: Porch Light': {
    hash: 'b1544edfe063fdf2b75b7b0b8dcb1a63c2ceec1e232d8a7f831983a1c21f4f34',
    bytes: 1052003,
    durationMs: 65720,
    waveform:
      'RkE+R0VTUU9OT01GQUxFT0ZVTlFMZE9OfK+2yLGpxqam2L2z0rmcxLS1wN/DzePTzsujwL7Fvquvs76+vsWror2jr+bT1uPUy9TH2OzAyen52+vMz/DqyLrovt/i69v/5Nzpzsjb0dnb4MX31sf22cr91sveytnz19bSamSAdGh9b2l5dGltqJy9uquqva/EvL+/trG4ssKj5cvH48fJ1cbo7efg69TV8NjF5ce+4+W2w/rj6PTa57peNyQYEAkAAAAAAAAAAAA=',
    preview: {
      hash: '8e96a2307288b7b1ad02a104dadf45ee080b992981114ed417d246370bbdb3b8',
      bytes: 200411,
      startMs: 24201,
      durationMs: 25000,
    },
  },
  'Sekar: Bronze Morning': {
    hash: '789356b864b8928ee55ef1b25f640886857bfcd3c213ccdc2fcff52b35bbe2a4',
    bytes: 1225038,
    durationMs: 76533,
    waveform:
      'VExTYT86WVFTUDs8SUU9NURAQUhIRTqYk6e2npC2i5uxs6SgfLWQnrGLiKqJq6uiqbedlp2WpraZiZt6mqqcnKeYwqGYnpKGtYCuw/2+39y6p4yRrLK13rO+yp+JmHXClqDE/8jI4r+1rquvmrC3w7vRwqZjUz9TPzJYS0VTOD0/QkA1Q0E4QDw2O4iPn6KMl66Tm8Kzq6d6nJeKobWWzqieopCdq4Ovx+W3z8Sfs5KQqJqJwKC9xZ6XhVc/Ny8oGAYBAAAAAAA=',
    preview: {
      hash: 'b9c11b6aec27ac03ec7ff598ebc0312f6e89a21aa8f89c4ed72f9f20fd314ed5',
      bytes: 200411,
      startMs: 26666,
      durationMs: 25000,
    },
  },
  'Marvelle: Stay A Little': {
    hash: '5e452d6669148b24bbef11ec47b589b6ba67d2918ccb3565df7f24a9d4caf2c0',
    bytes: 905299,
    durationMs: 56533,
    waveform:
      'JykqKiwuLSsqLTI1NTMyMjQ2br6+hYG2yrSlqsOYwXK7uK6RvrDIyn6nrLaNlqvlwr6FvtjNq7S7scpwm6bAnbOg0aGWma+4qpy5y6XJaLXQzK6xyMz+rIzU5oxbocu224Xo/NKusL/Z4KXZ8+PKq7TFq9mT7MnSssXzzdmfyMTRsLS71a+mnsn/v7nW0bzff9rS5LC5zNXJta3p6r2pzN7H1oLh9recmrZWTUFJTUE3QUdXSEFAQkRBPToyDQMAAAAAAAAAAAA=',
    preview: {
      hash: '8ef85069261d3c93a11e072b4452aa87b43e7198c17ec617b61f5f9550279201',
      bytes: 200411,
      startMs: 26666,
      durationMs: 25000,
    },
  },
}
