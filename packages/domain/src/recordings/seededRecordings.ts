// Written by `node scripts/recordings.ts`; apps/server/src/music/media/recordings.test.ts compares it with new recordings.
import type { Recording } from './recording.ts'

/** Recordings of the seeded artists' songs, by artist and title. */
export const SEEDED_RECORDINGS: Readonly<Record<string, Recording>> = {
  'Arlo: Kitchen Radio': {
    hash: '0e6c3497576b243498d6e17b4e7dde44b7d1e240a86c65398bc872e211e9ee94',
    bytes: 1116369,
    durationMs: 69734,
    waveform:
      'Mjw4WjY6MC43T0gyN5GHiYqyqLXIhI+xj5nV15OQspqls7eYjrKMtPyznIvHkqbAlI6Vs5jD0XyWypWJo7yHiqCCqIPGr6vOu9XXoJ7E3rXQ2M+hmdm11daNr9zX087gtJPN4c2+xKu9yL3Fuuq7seGtrte8vdjeyqmrKTRGRCswNTA9Sj0tO72quc66ytTTprvHsq7Q8aSr7f+66ayXmtC3w+C/scTM2Obap7vzxM3EkkxQfE1SUJlUPS4oLSEPAwAAAAAAAAA=',
    preview: {
      hash: '73d44aa435b3a0ad0539ff734df0e0b8884c6e855eaaa2b5cc813e8667d7093b',
      bytes: 200411,
      startMs: 23762,
      durationMs: 25000,
    },
  },
  'Arlo: Slow Ferry': {
    hash: 'a50e3a19c0774b3022a3493be4ff28b36a6f89dbbf3dc6da20a887f67ffac515',
    bytes: 1148969,
    durationMs: 71771,
    waveform:
      'SkM/R0k7RUY2QkVGOYqMhoe2iJ+6ioigqJOcwqGnsKabsbqhlr7Sta2fkou3k5nNmoyBu7invcGxn8Khtdikp7Gjg4vOwbD/+MjOzLOm4vGj4bqfptO6uci9xNHLt7TvqaLI7s3T5bOyx/my0+nowM7dxdjay8bUyq/PoZiGsIaSxZWYl7W1pcSlqpikiqC4jqGovZekwsDE7cafvO3OptvmufG2qKnVrrXVuaOmwqa4yHJScJdhhqB5WUw9PDceBQAAAAAAAAA=',
    preview: {
      hash: 'a995208d77eeeb63b8ae526f0f3a82c0f50138cb90ffaa737e3eeef43966052a',
      bytes: 200411,
      startMs: 24489,
      durationMs: 25000,
    },
  },
  'Arlo: Every Other Sunday': {
    hash: '4689596ae811b6da8251012cc709b0ffcbac7bce2ddea51ca9306da2c439e474',
    bytes: 1233397,
    durationMs: 77046,
    waveform:
      'LTNDQS05LictPlAvOnRofpijlY2Rj4WMpIV/hGp7m7vbzLWAfYuQfXSDdZieeIaFl4B/p4SLlHh+gox9fpKCeHiNe2udpoSn/+60sKSDpKOVhJyJfqyCmYyukMfanqWnl4qCqd65raaflaqIqaqLkby2mKi4jZ+6q6yOUjJBQSI9LDAoPj8nNVR1gpu+lKyxsqCBtqympomMrK+anrOxnOCqkYWgo5Go2uump4eMlpKtmWFMV2RBYW+MYkc9PDApDgIAAAAAAAA=',
    preview: {
      hash: 'f47620959fabc861833318e1d64cbf23e789df5f55372e3a9444e4fd894b016c',
      bytes: 200411,
      startMs: 26373,
      durationMs: 25000,
    },
  },
  'Arlo: Demo From The Attic': {
    hash: '7f294f8cc7f0f06410bc6cb1a0a9c4ddd9cda58b930a57bf72d346f1aa70ad3f',
    bytes: 914912,
    durationMs: 57153,
    waveform:
      'QUdNRUg/TE9NSTtOR0o3RkM4OT9ORkc/U0Oorcm9wufCmMfMwcXP0rK44MS8wqXXx7fZ0LfCzry838af09LEysjXyKzYx7XB3dXjusm9+NLD8s7f4MrT18na0tLH5NjEzdrVxNPnzcH/zNHsw8bbusvSwsPGxeH2+NHa2NTL2frfxL6/0dWyz8zRv7jdt9HHxubOsuvt2Mu/4re60L7AzcrGysHByeK6vLy12M7D3NTVzM/u066zYTwpHRQOBAAAAAAAAAAAAAA=',
    preview: {
      hash: '8be9be5a24a5d5cc45d98aac549959781d74b48f2b3a7e3f60c7bc03aabbdbe8',
      bytes: 200411,
      startMs: 22325,
      durationMs: 25000,
    },
  },
  'Arlo: Ferry Timetable': {
    hash: '2bb3514450209d1490045d79016a2091de8b72ab85e2e09b30977dcc6e71044e',
    bytes: 1259729,
    durationMs: 78705,
    waveform:
      'WldIXHlVhFNic15LaZSxnKDBtbTElYGb0ZO6wZ+K1b61rLZ5mbe4ubbFp6rO0ru7t4mpz4Oozq2XrMC6zdGBi6TBo7zZrbq43rzS1bil2MnP6tq+o+rGz+LeycDnscPy67e42KXQ0L6wucSqzevGpsHg0M3guZDgyrS2p1VMYFxOT05TbWpNX03cvKfTlMvE5ay417Th68GYyda8wOazpub/zsvekJvK2q3M6MG/zMnFyKZ5g7+RpbzEhGNMSEBEHgUAAAAAAAA=',
    preview: {
      hash: '61cd3691821067db71ee73d4ae6b23447499c7d74c9bd2352e121eca404be027',
      bytes: 200411,
      startMs: 26966,
      durationMs: 25000,
    },
  },
  'Mira Solenne: Glass Weather': {
    hash: '275efb04ccaa71e9dfb77889f759ccffd6141f09d35cf59850d26dee6496a55d',
    bytes: 1148969,
    durationMs: 71771,
    waveform:
      'K15UblJrWlVgaGZmW5SRldK5pO/wrqrLw9HEu5m6wqDQ3dusr7WcmZ6xr77Lntn/s6Wty7zGt6Lg7Lyghq+ir8efkJmqo8jMvMaysqTK1p2zo52r1dC/ztXC183HucLNo7DWwL6usqjL6r2wncim282zv8TqzODbzMbhrp65trG65/z+06Ocu7+RqsqytNn1o8XMwseyraPcy7zCvq7G1Nyut7qcrr7LuLSwotPL39bQtJd9i3J0dG54dn5oe3FROhsMBQIAAAA=',
    preview: {
      hash: '19989f7ee7262b6e07f2cb3a8b081c94d0287819d3984652a975fb56962e547a',
      bytes: 200411,
      startMs: 24489,
      durationMs: 25000,
    },
  },
  'Mira Solenne: Lighthouse Keeper': {
    hash: '5d1362dd6ae42f7ae43673189b72ad083281f96efc0fd70fad3b1f5dc6eb5961',
    bytes: 1148969,
    durationMs: 71771,
    waveform:
      'JkpiYEdfUE1ZVlBKU4Sxxramv/P/oqDDp6+aon+35szOmJ6ErqqFkZK/0MuqkLfJt6Gwp4ebtpSZurKYkq+GpNSrkJi2jbvLnaaUypG+u4Omqq6nzbemrr2hndLKq6azkKXCuKqfuZDFxa6om8iRvb2jt6TKora+r8fJq4m0qn6cq4uKz8XDpbiBiLqekZKilJ/At7eYv6PAw6Gmrb2vv72Ys7elnbbBpqirmqnJ2r+3pmd2bmxrWmxrY3BeblhULhMJBAEAAAA=',
    preview: {
      hash: 'b3cdbcab1890fd8468d77e367a1a4dc89b74e575a1b3866a818566ca1a089d38',
      bytes: 200411,
      startMs: 24489,
      durationMs: 25000,
    },
  },
  'Mira Solenne: Velvet Alarm': {
    hash: 'ba5d7e0f52581ffb729cccb0d2c547241200b3ebe03cc3da84a2b74634ba0be5',
    bytes: 964231,
    durationMs: 60229,
    waveform:
      'V1dbW1lYW1hVVVdZXltcg3mZxa64uNG+jKvIsLPCwbqJrMbExcq5t4ywoay8zKKvfse1w9rXuLJ9yKvCtNuut4jMrcbMuKHKmMrm2s6379jVydbiv+z01a7nzOLf//rNtMfTw7/g+cLT69DJ2fnwv+Dmxdfp8+a82MPY4ez75sLRvMDR9uj5uNTl7vjP+e+81520zeO1x6vWwNPGzr+mprnEw7jHsKO72+XB7+TupY52endudmh/kpKipK2gfEEkEQcCAQAAAAA=',
    preview: {
      hash: 'ddd2d7d7844450009fdaed80695f6f6e7c3e39f1a68233b5eb46eaba742f9fcd',
      bytes: 200411,
      startMs: 23762,
      durationMs: 25000,
    },
  },
  'Mira Solenne: Tidal': {
    hash: 'd66c7ea906c2e7ea26bb1adbb6533c78a706c3e67a817aecc0500bd4291b7b99',
    bytes: 973426,
    durationMs: 60800,
    waveform:
      'NDkzUHN2Z2ZccmRjT1NihpFvgJCBj4Bni66tmZWBkneBeH2XqM63t6Ktorh1jqa5lqCcrKWunbKij5+ooZqZo6pzhZmwgp98nX2CgnWNnKm0urqdj5qIvfLexue13rvS28LVx7bF0dPb2NStvtHO2uLMx7DCupKjy+/Rsam3mZ+Tv9v/88HO0bbH3vfh4tng2ffy3OGgprKwy+LYwKvGuJm02ee6sL/Ip5RfcX9/amlpeWpeWFVzfYRifW2IYGBFLhoPCAQBAAA=',
    preview: {
      hash: 'e5ccae901b928d402a384daa1402b2fd4e6b4ac175a575ce0fc6c614deaaf183',
      bytes: 200411,
      startMs: 25600,
      durationMs: 25000,
    },
  },
  'Mira Solenne: Paper Moons': {
    hash: '82a553a18de26072d112264e8740b69809bce954f4e3fca96ee359d48b158cf9',
    bytes: 1148969,
    durationMs: 71771,
    waveform:
      'J09TV1hQUVRWU1JITkZiT2FOVlJXVlFVTol7saiYiKOIl6Syi46niqWfmJOjhZmukIygmpidsJ2Np5Kwq5eHpYuW3s6smLO21cyzh7uxt7e3qb63q+bfsuTFkLK1rqrNoLTFv6u1tKe1vqumwarc6rW66//g56q5r9S3uLq/o5BjWVNNSklRVlpMTU1HTkxET0ZJQlhWUFB0n6C/wK6nu6vB/L/a3dirwLKgvc6ltc7Dx55uZWBfV19Kd2FwXmpKMhQKBAEAAAA=',
    preview: {
      hash: 'dfb26ad203345db059509102115aed6308e2496d99c6124cd675ed5491c29335',
      bytes: 200411,
      startMs: 27428,
      durationMs: 25000,
    },
  },
  'Mira Solenne: Glass Weather (Thaw)': {
    hash: '7aeba4550082290ad92982f4ee02ab1b459d46e246d41a539fa5c0c9e1920414',
    bytes: 1227128,
    durationMs: 76669,
    waveform:
      'MlV6bGpsYFtscmBoZllfYFZbVlxpZGVmYKCHueCkvLmzrdPGr77BstrTs7u8obHduLG0y5i/wKnIyafNy6i4vbi0zbyqvM+s3t2yzsu4teO0ub3iuOrbr9HXvNDhzcvbwNHg4c3Y8cro4cfd1biy97S5t9bP79vO3NrQ6PL35eCIeW9iaF9XXmRUY1VaXmJWVlxYWm5lYGRiwsLW6c7T4cq82sO1s9up2uS8392v5Pvx/+iagpJ4c298a4uGgn13VC4SBwMBAAA=',
    preview: {
      hash: '1e25bf93e0843ba238c00b1566eadb2358229b77ac410073a86c014cc7f30681',
      bytes: 200411,
      startMs: 29387,
      durationMs: 25000,
    },
  },
  'Kofi Tempest: Harbour Road': {
    hash: '2ddc1b63e024c9f339c60e7c91bf27c9fd9c5b929122505e33a8ec043944b3ed',
    bytes: 1043644,
    durationMs: 65200,
    waveform:
      'lF6Im3t9kGSEdX2Mqsi0tNm2wb2mt9C+x7ipwcC4z7WSy8amtK+r2rrJwrSuwcfRuMSzwr3XqLXPxMfmsdLUwdLgxdvTvdTh4+PKwNfYsuDNpuDL2uDGxNnRxLDgv8Xk8dPU1M676MLO0LTf/9evXEx1d1l0YUZ2dFZ8ZDJ3bFR1aUBzaWt12sLDydW34r+/1OPLxsLEuumxwdKz19TQ3tS6xNG73umk3OHL58ew3sW/x93Iyd7cyYhMOS0lIBMAAAAAAAAAAAA=',
    preview: {
      hash: '9a3d7f9e140e1e178213759ce2a03ce402b50215ba1d5f06489e6f6416da23b2',
      bytes: 200411,
      startMs: 20000,
      durationMs: 25000,
    },
  },
  'Kofi Tempest: Market Day': {
    hash: 'f86655b5471dcd81af0ddf5dd08e0c23382c439eb196dc28860699ee82798de3',
    bytes: 987637,
    durationMs: 61687,
    waveform:
      'jl2Zep19gH1ok4iMbotoh3mGeJZ+YaWAi3/C07e31cW5uaPKtuemwdGtu8fBwaixyr3emrfTrcLSu8S0wcGk5q3B0LTHtcGztrnClfCZ0NfQ6b/aoOzn2Lf/3t/MwfTC1K/nzNHd7NjYyrDiy+a82uDA1OTS6M2+17nur9Hexd7s3u/Iy9TG66HR777T58vcw8nNtfej2enA0d7d39u93aTrodbStNPb3Mbgxteg4q/U56T10fK9l1U6LSQdGAEAAAAAAAAAAAA=',
    preview: {
      hash: 'fb3edf1f7a4d93412b13db56d3b1a962a60b4848cbf15d07c49588a9a6215615',
      bytes: 200411,
      startMs: 24201,
      durationMs: 25000,
    },
  },
  'Kofi Tempest: No Small Storm': {
    hash: '857998ef4f6e5e65c2a1d5f1297a024514a7a428fc51a7917d7b43549d270d9e',
    bytes: 1054929,
    durationMs: 65902,
    waveform:
      'lmGKcpVxgHJkj3N/fYFrfpSakoNxWJtzf2utx621vay4oazAoNWbq7eut727orCyxIvfmK7Io8Wny5i0sbaayKmsvZ2/rcumrsixq8ivsbDLyMPWncjoqrjhwc/AyNmj557M2bDU3uW/18DgoeOxwN2m3Mvkz83Q2bXNt8jSrMfQ4b3Pz8C7zJy8yMHOx9yy1tfMvbmysNTCzLn/u8jBuMizv5bexre58MPVxbrJtsqewee2wNTGuXRINSoiHRMAAAAAAAAAAAA=',
    preview: {
      hash: '43eebb30664804d44286b71245c0a4a1d7fae1f7ac38f645ba57230433f90379',
      bytes: 200411,
      startMs: 25945,
      durationMs: 25000,
    },
  },
  'The Paper Lanterns: Choir For Ten Windows': {
    hash: 'ac36ae5b0a078d27a8f261fb9e2df35c9d23e2d2cf35ea9a4667e656a81a9a4d',
    bytes: 934556,
    durationMs: 58361,
    waveform:
      'VFJMZFdfVVJbSWBVS2BZWWxpRG2djXZ1aopzZFxzl5Z0f2maoHeQgp2QcWdzc2VRZYmUcXJ9g7KQXnuIpKKUnMa1o6KdutC6tsXov5qPnsHMpJujxbCml6y+ra65p7jFscKkp5Jne2SJaGphb5aKmHpafHaKdXyIdnFnWo9ze2p/n3x4YGOCa2BpW6bCxcuxzMa2wp/Y8cDY1efuxNDYyNC+vLfPvbLXzuLx/+jU3e64zc63Y1ZDQndXVEVFMxcKBQIBAAAAAAA=',
    preview: {
      hash: '880da25e313f23ade8e63d3a990b4ff0bea60b9c870daaf51e644e3e4533a4b1',
      bytes: 200411,
      startMs: 17419,
      durationMs: 25000,
    },
  },
  'The Paper Lanterns: The Last Tram': {
    hash: '4695a2b4cf1c42861e5c47df5f9e9d34f7e15c0a4dd4df69f8926a7024b02c77',
    bytes: 1064960,
    durationMs: 66533,
    waveform:
      'Z2BNVlB+XkxTZ15hTV1YaYuHW36tfWFjW56AXGVusIpTX2qfbWprX5J3YGNbjW9ZWWubfmRuc5FpYF4nsr+Ts8DNnqd+kr61rr28zr2VkHu+rKSgpr6kpZ2RsJaTm6a2sLinfp19YGh2kIFpYXSPcGtcXZZ1Z2ZjjHlYWGt/cGRebZiIfn51h19YTi2s1cW+ydG6zeL749n3yczK1sy5ycTEvr/Q1+Tg0P/r1+PRztvLxdCtn2ZBRztsZFhYTUsjDgYCAQAAAAA=',
    preview: {
      hash: '698879e47533b2f60080e3d1d0619a666980d533fca97c746834cb5f5dd11898',
      bytes: 200411,
      startMs: 20000,
      durationMs: 25000,
    },
  },
  'DJ Halcyon: Four In The Morning': {
    hash: 'ce96a7569ddb3cd64768d4ca78c8edc5f85ec2c7136dfcdeca6469319e783a2d',
    bytes: 1090455,
    durationMs: 68118,
    waveform:
      'nZp4i7iGa52TXZ6PW5ygcIUaNi9ENjXHxp/Nw6ayyMihycmXytSLysays9O0qsm7l8+8jsnHuKzNwpzO0IzPwJ7H0Yl06OnQ5ujH++DR5/Df5uH62v3rw+/0weL62sn94dP17rbq67vT/Obd/+nd5e7Gp5lXV1lRWkFOXE9SY2FUXlhRWVNTVkNGs83q+dnr8dPY9N3w2ePa8Oba1evf0OjfxvH02eThyOrwzerr08nw4d/m8NnvsMeIkpORkIIqDQMAAAAAAAA=',
    preview: {
      hash: '59bb726dcece8e697e10473ec1d504912945c9e270dea03436b19029b5cf137a',
      bytes: 200411,
      startMs: 23606,
      durationMs: 25000,
    },
  },
  'DJ Halcyon: Warehouse Sun': {
    hash: '9bba580b24ffc77c55e31e4946c111cab30ba3e7a543f9c8d1244a6efa1d77e6',
    bytes: 964649,
    durationMs: 60249,
    waveform:
      'm5Zoo2aTj1aafnyWTpqOZp5Yty0yKkZALyzCsKXVdcm+kMmoxbiWw6irxnvJr4zIpM1ggtuy1Oep39vA4a750cfUt+/gvOvQt+DX9c3l5J/Z7r7q2c3YvOjFuM605evG67fUzcH9qqScT0tHTFFGPEFTRFBJU0c9SUJJTEZKRENRNLLA49ja0tjcyM7uvenPueLT59vW7tvV67Xg2bbkwuvm0tnK2/G+2OC//9fx39fls+vsx8HEhn+Of4mGZh4PAwEAAAAAAAA=',
    preview: {
      hash: '69008365e8b9a488416a21801c7096dea3882027b2671a6106ebbd9f8faa309a',
      bytes: 200411,
      startMs: 15737,
      durationMs: 25000,
    },
  },
  'DJ Halcyon: Kingfisher': {
    hash: 'ff2b6e99b87d313ef1187e2983ac455624a4ddfb4cf088bb40261fa9270ea7a6',
    bytes: 967993,
    durationMs: 60472,
    waveform:
      'IEx1hGtiSkItJHpzbp9eTD83m6ursuqaYZhsnKequN+Vc5h5k5asv9GWaJh2kqOjtdWWjKynvbra4emembWlvKe809m0jdCstK7M9uW5lq+dra+5z8ybntHDaE9ignFyUDY0Q1Veh2J9UC8qrcDQuv+2oL6U2r7DweGplcmY0b/ByOazrruV56/NuN6krs+dz77I3+ytpaiXrp+p1dq9p76subLDxeKws7ahurW0xcWmn8mqk3KBp5qGt6OduEIlDwQBAAAAAAA=',
    preview: {
      hash: '9435e9fa67b9100adb9809b044ff5f28fd77b81c4300d71f1634f579b55a6e10',
      bytes: 200411,
      startMs: 16363,
      durationMs: 25000,
    },
  },
  'DJ Halcyon: Strobe Lullaby': {
    hash: 'd742635d3f828ebdf8c0b9b4ebca6570be53c724b2cb3803068c9170c3e2e067',
    bytes: 1011879,
    durationMs: 63200,
    waveform:
      'tbibq87Bo7K/naypfLTSnZuttLe0uaHi38XT0ufG3eHB4dy/2NCv0dTPrtbfv+fh0trU0Mva4L7f38LZ1tTS1+O71ee42uOe7Obfsc3lzdTTovfnwMnYxr7q47T06qPHxam65P/b1uLD7fLZ4NPm0/Xws05CTFdQT0VNYVNRVkJOUUtbTUZTS1ZN3+PG5dTyudb60uDondXdttnf3cTg18vN08vn6d/O3eTX7fDC2+HN1uXJzN/XxZyIjo+IiycWBQEAAAAAAAA=',
    preview: {
      hash: '248815bcf03b9eea8472a48b411ad5dc158dc9b4c8c0717163702502599e2391',
      bytes: 200411,
      startMs: 21818,
      durationMs: 25000,
    },
  },
  'DJ Halcyon: First Light, Second Floor': {
    hash: '9da67582f962919ef3b235ef8a4d9370685bb52e5f36e9ce315a6742761e0ce6',
    bytes: 1108009,
    durationMs: 69200,
    waveform:
      'mZRsf5d6b5mfcZqLV7eZb4I7MiExLhnCvYvHxp2zyrKoyrOUzr6R0Mmeu724scK1msLGhsvHo7nKqJbLwJ/MwIXGw5KJ0cbN7ee78O7K6eOxzdrY1uzBtOfnt+njwNDt4eXr1cnx6bPi3cfm5dnR7eTUuXxlWFpWTjdQVUtPYk9VWVhYT1VOSEs/o6vn883/2bzg28vd69ba3OjO5+C84+DM0ubs1tnruevh0d/kyuPj2s7f3dPuurCZnrCan5UnDwIAAAAAAAA=',
    preview: {
      hash: '54b14a607607d045d5820865c960ff0fc91a5feba3faac884d06fd5e7515a6e2',
      bytes: 200411,
      startMs: 24000,
      durationMs: 25000,
    },
  },
  'DJ Halcyon: Split Single': {
    hash: 'cfbc444f88ed7d490380f0f92675d73879681b5c6986a57b5094222a325aff82',
    bytes: 937900,
    durationMs: 58584,
    waveform:
      'kX5kFwRyi4h6ar6tt55rqqnMt6OR28Onc57K8NnFq9HwzYtep7Pau6ub6syxX4m437OqoMm3x55ppKHPppSG1cexb5jA6+TKr9XozJhfp7nhv6eV7dCtVpauzr2wpNHGqW9Ur9Xhvtjl6MzDXaPs+uPX0uf056Byvv752NvD3MXchoXV4eXt0MKps4hyocbp0rad2cqyW4as2bunscS1wq5pptDm58uv3J6WbZLE3dDEsa+jl4NoWko7NSokEgMAAAAAAAAAAAA=',
    preview: {
      hash: 'e2fae6b8644509b11bdb836fbde2419c0a05adeed7a2db94c218164a1ffc5a6f',
      bytes: 200411,
      startMs: 27692,
      durationMs: 25000,
    },
  },
  'Inés Caldera: Ceniza': {
    hash: '760a9a8e779e8e2825d50c31639f2416de00420edaf09c0b055189f16b75e445',
    bytes: 1020238,
    durationMs: 63730,
    waveform:
      'Ul1XS2JQTmVUUExHRzxKUU4zREbQk7LCtcWSx9u1zqKtraPCnrvFqsmMtbK3053Bya7RrrmxlOnDyLaW6LPT2bfcq7TKpN6hvcmd4K/I1rjtu8TEn++otNWt1a7G4+fOkaayhcSTqb6rxZrEy7TDmKSgnemmx62fvYu6zavEp8nOpdqourGjxKnHsYvs4ejo1+nCwMu//+zS3NfewszXyuW74M/i88TIycL14dng7ue3wK6OhG5bS3OjXjohFwoBAAAAAAAAAAA=',
    preview: {
      hash: 'df910e0dde42bc49cd7beedee8f5df500b3ec9b9bf24a3d6f9abd0880fbbb6f1',
      bytes: 200411,
      startMs: 19115,
      durationMs: 25000,
    },
  },
  'Inés Caldera: Patio De Agosto': {
    hash: '67b6fe40ded5304d8efe20048761af01c5753e9f0884ac6b8de0d48e7b14f492',
    bytes: 987219,
    durationMs: 61661,
    waveform:
      'PDs8O15MRlVIPj9CQj5YQklTVkrfpLLju9u1w6ya2aGwvbm1m7W6q8GxsKfB573Yq8Dlx8rEsbSdua6q58bSysDwuLa8rdiwwcrGyZCyvq/Rw8jWx7mauLemzKK3wNLDqLe9tdyouLfK4KvJxbWvrra1w7Gmu8yy2bmuvazQy8PAwsm4wsW7raS5tq/ewMfc3OTT2erh6s633rW7xL3b4d+4tPXO8uDi/P793drav7y4xuarWEZKjJ6YZUYyIwUBAAAAAAAAAAA=',
    preview: {
      hash: '87018c460dd2f517f1979cb7ec6a56f5a80b9d6536799dd57674ef0a67833034',
      bytes: 200411,
      startMs: 18461,
      durationMs: 25000,
    },
  },
  'Inés Caldera: Encore For An Empty Square': {
    hash: '0c5302d581c1de79f7a183e428d319648a4331df913ffa37661ad9a23bacf475',
    bytes: 995160,
    durationMs: 62165,
    waveform:
      'XVU0NEhgODkrOFVFKkBLXzkrKlTcx8Op0d7Fvpuux8/E1ti/s6q0ytvZ2MPM08vBorq7yL+x2r6vrZG53dDMxNfazcHj1d3Ux7fm8NDZxtHC2byj3vLe2Ovy083Qserc2MuWwq7FxMH44suuosW74M3O/bHCyLPRsdPD1fTUxbyv3K+2w7/hzMC7nbzf78PQzsny3eXp8N7bxOXO3c3f+tri0ePuyNjH2uTT1c3K/9fZyrnMh1w/V4GDVDQkGAYBAAAAAAAAAAA=',
    preview: {
      hash: '8536777660dfa92165090d600b90918de7aa18269065fb636001985424fb193e',
      bytes: 200411,
      startMs: 18620,
      durationMs: 25000,
    },
  },
  'Brass Department: Overtime': {
    hash: '37b4a950fc1e4ea5955c518b55a67974099185098dc7f3a23e58ab1395051c2d',
    bytes: 1165270,
    durationMs: 72800,
    waveform:
      'cWJlYl47gGGAPXFOYuG9w6nfrsO6wsqm6Iffubqr3MGg28/Fkd6i3cqx1tHNh9rFzq/Qwcqs087E14Phmtu7wLfc2d/at/ut3NXY4unkqf/X3rz4wd/I1uHm4J/p4tzA+t2+1NfjzPS75NPBvODtuvTTztTmwc5ulGmLaHWJbotTbGisxea+mN2e083atMTDnOXPwZnEsr+0zLviypbU0c+Rybe+vMjGp+qk2MfMsMjRpNzKsc61zMetq7GzraldBQAAAAAAAAA=',
    preview: {
      hash: '9512415396a7d95465c2e68bf1cf0f9fa3bdf14b03af900965faf8a58ba2d3eb',
      bytes: 200411,
      startMs: 24000,
      durationMs: 25000,
    },
  },
  'Brass Department: Fire Drill': {
    hash: '6fb04ffdd544196f46670e98eaba49265a225e58d8e5eb9594716bbadfc52536',
    bytes: 1154403,
    durationMs: 72110,
    waveform:
      'YDttdkByeU1WcWFLdJS907PEuq6Tyb690KG9pdSky8WbprjLrMSsoKa3xM7NkrazzaPAwbmbxr3/wZPBltS3pajTxM3a1d2zzsvf1d3Ursfa0brUzsTN1Nnaz73J19LLzbzDxObc39uZxszIxMe4ndrc0/Xa77RaZYt8WpOEVHZ5YnSvnLHLtcawxa3ArbPKs9Gxzpu3trOnorvPvqjHrMqhqsPBnL7Os8CyybWwpLHGr7+ssb2g0KeToI6ZlJxCAgAAAAAAAAA=',
    preview: {
      hash: 'b9bfc9f4f031f78277dfe334786a09bb9c793cbe07dfbe3fb49a65bf1ba8387b',
      bytes: 200411,
      startMs: 23762,
      durationMs: 25000,
    },
  },
  'Brass Department: Lunch Hour': {
    hash: '813a2d39f244fe3e8dd42f24588a1f01da92465cd30fb53f8b66cc1d5b294797',
    bytes: 895686,
    durationMs: 55947,
    waveform:
      'LCspKSssKyosLCsqLC4wMC4rZ7bBraiimrnMr8KcyqykfLnS08K6x7jEm6m2waHYtNfOrnnFvqO3sMaRt4evwLiVzbnGoayItua4xKXGrK1+v8LHrMTDxcK9lL23p9nP3be+j9r49dTS2bfIstHY57jTs+69zYb63tHDx+XIzZjD0+K557rXyLKr//fRxafl1sKg49TswtnZyMGtt/DzuNi/9M7dxtDj4cdUOExRUD1JQ1ZcSEA/QUA7Oj0zCQIAAAAAAAAAAAA=',
    preview: {
      hash: '72ffd12c639d8dba75fc8704e07686d31ddbf8a91ccc0e82f390c978ebd06fe0',
      bytes: 200411,
      startMs: 26373,
      durationMs: 25000,
    },
  },
  'Ofelia Moth: Night Shift For Two Pianos': {
    hash: '1ba1ca289060e846468210413ae328bc9d1ac13dc892fc0eab42fa4a471989d4',
    bytes: 985965,
    durationMs: 61578,
    waveform:
      'V11cY2yAY16Ma3qCa15feH9ydXdbhqKCa3OkgImjhbGTio6hnaqdmJmxoL2njJSkgoyHdHSUk3l/laaMoaWNmpyYeouwppSjkZqSjoGHmaSampqTx9rPu77Ovf/t19X0zMGvwtPHy9m26OGzsq2+s7TPysLo476uuNq4ztDH58m6ycbV7vzu8ubb1M2uuOHR1N+00uC+rqjCyr7RuNbdvaq33smtx9nS1Z12Wnl9cl9rZFtxYFtif5Jgentjdm5CMCESCgUCAAA=',
    preview: {
      hash: 'bfeeab5abd06fd705d9b892f58cffac173fd01066d27ea6155253e0f0d42d575',
      bytes: 200411,
      startMs: 25945,
      durationMs: 25000,
    },
  },
  'Ofelia Moth: Dust': {
    hash: 'ce6cc5e71ddbef11dd9ace8ec18d79906c98a151bf73ea740fff1b6654100a32',
    bytes: 998504,
    durationMs: 62378,
    waveform:
      'M0RZT3WRlodxinZkcmV3YopmbYGJjoSHdc2sqpa5rKuOmoigq6q6v6ionaCZiJqKlJugjot8gX+YiqWgqIeGmpqruNG5rtO3nZuoq7LG/+PizOnJyb+6tMepu7fGq6qUpqrU6rqnodmsqrW1r8C8mL7AsauroaSz6NHVw+PR0tfMycenyb/Pr7K1ucqzzsa7s8fLp4JzWGFjiV1nZXtXWGBpXHNvV2V0d2xiWldaf1pVXm5NRlFrj5KAiZqDkmpwQywbDgcDAQA=',
    preview: {
      hash: '91361071f5202f96accea628f648d0c39aa547bb1aed50c45961b519e19b3326',
      bytes: 200411,
      startMs: 19726,
      durationMs: 25000,
    },
  },
}
