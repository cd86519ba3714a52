// Generated from src/**/CoinTabs.sol by generate.ts. Do not edit.
/** @public */
export const coinTabsAbi = [
  {
    "inputs": [
      {
        "internalType": "contract IJukebox",
        "name": "jukebox_",
        "type": "address"
      },
      {
        "internalType": "contract IArtistTokenFactory",
        "name": "factory_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "BadKey",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "cap",
        "type": "uint256"
      }
    ],
    "name": "CapNotAbove",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "expires",
        "type": "uint256"
      }
    ],
    "name": "Expired",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "InvalidShortString",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      }
    ],
    "name": "IsClosing",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "notice",
        "type": "uint256"
      }
    ],
    "name": "LongNotice",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NoKeeper",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "NotAnArtistToken",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      }
    ],
    "name": "NotOpen",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "signer",
        "type": "address"
      }
    ],
    "name": "NotTheKeeper",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "caller",
        "type": "address"
      }
    ],
    "name": "NotTheListener",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "NothingArrived",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ReentrancyGuardReentrantCall",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint8",
        "name": "bits",
        "type": "uint8"
      },
      {
        "internalType": "uint256",
        "name": "value",
        "type": "uint256"
      }
    ],
    "name": "SafeCastOverflowedUintDowncast",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "token",
        "type": "address"
      }
    ],
    "name": "SafeERC20FailedOperation",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "str",
        "type": "string"
      }
    ],
    "name": "StringTooLong",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "until",
        "type": "uint256"
      }
    ],
    "name": "TooEarly",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "listener",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "plays",
        "type": "uint256"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "Charged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "listener",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "Closed",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "listener",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "closesAt",
        "type": "uint256"
      }
    ],
    "name": "Closing",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [],
    "name": "EIP712DomainChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "key",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "cap",
        "type": "uint256"
      }
    ],
    "name": "KeyAdded",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "listener",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "indexed": false,
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "Opened",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "payee",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "ShareUnpaid",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "enum ICoinTabs.Reason",
        "name": "reason",
        "type": "uint8"
      }
    ],
    "name": "Skipped",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "listener",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "token",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "name": "ToppedUp",
    "type": "event"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      },
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      },
      {
        "internalType": "uint96",
        "name": "cap",
        "type": "uint96"
      }
    ],
    "name": "addKey",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      }
    ],
    "name": "close",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      },
      {
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      }
    ],
    "name": "closeNow",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "eip712Domain",
    "outputs": [
      {
        "internalType": "bytes1",
        "name": "fields",
        "type": "bytes1"
      },
      {
        "internalType": "string",
        "name": "name",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "version",
        "type": "string"
      },
      {
        "internalType": "uint256",
        "name": "chainId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "verifyingContract",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "salt",
        "type": "bytes32"
      },
      {
        "internalType": "uint256[]",
        "name": "extensions",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "factory",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      }
    ],
    "name": "finish",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "jukebox",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      },
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "keys",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint96",
            "name": "cap",
            "type": "uint96"
          },
          {
            "internalType": "uint96",
            "name": "spent",
            "type": "uint96"
          },
          {
            "internalType": "uint24",
            "name": "round",
            "type": "uint24"
          }
        ],
        "internalType": "struct ICoinTabs.Key",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      },
      {
        "internalType": "uint96",
        "name": "amount",
        "type": "uint96"
      }
    ],
    "name": "open",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "components": [
              {
                "internalType": "address",
                "name": "listener",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "keeper",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "token",
                "type": "address"
              },
              {
                "internalType": "address",
                "name": "key",
                "type": "address"
              },
              {
                "internalType": "uint40",
                "name": "expires",
                "type": "uint40"
              },
              {
                "internalType": "uint32",
                "name": "notice",
                "type": "uint32"
              },
              {
                "internalType": "bytes32",
                "name": "salt",
                "type": "bytes32"
              }
            ],
            "internalType": "struct ICoinTabs.Terms",
            "name": "terms",
            "type": "tuple"
          },
          {
            "internalType": "uint24",
            "name": "round",
            "type": "uint24"
          },
          {
            "components": [
              {
                "internalType": "bytes32",
                "name": "songId",
                "type": "bytes32"
              },
              {
                "internalType": "uint32",
                "name": "plays",
                "type": "uint32"
              },
              {
                "internalType": "uint96",
                "name": "amount",
                "type": "uint96"
              }
            ],
            "internalType": "struct ICoinTabs.Line[]",
            "name": "lines",
            "type": "tuple[]"
          },
          {
            "internalType": "bytes",
            "name": "signature",
            "type": "bytes"
          }
        ],
        "internalType": "struct ICoinTabs.Settlement[]",
        "name": "batch",
        "type": "tuple[]"
      }
    ],
    "name": "settle",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      }
    ],
    "name": "tabIdOf",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      }
    ],
    "stateMutability": "pure",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "tabId",
        "type": "bytes32"
      }
    ],
    "name": "tabs",
    "outputs": [
      {
        "components": [
          {
            "internalType": "uint96",
            "name": "deposited",
            "type": "uint96"
          },
          {
            "internalType": "uint96",
            "name": "settled",
            "type": "uint96"
          },
          {
            "internalType": "uint40",
            "name": "closesAt",
            "type": "uint40"
          },
          {
            "internalType": "uint24",
            "name": "round",
            "type": "uint24"
          }
        ],
        "internalType": "struct ICoinTabs.Tab",
        "name": "",
        "type": "tuple"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "address",
            "name": "listener",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "keeper",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "token",
            "type": "address"
          },
          {
            "internalType": "address",
            "name": "key",
            "type": "address"
          },
          {
            "internalType": "uint40",
            "name": "expires",
            "type": "uint40"
          },
          {
            "internalType": "uint32",
            "name": "notice",
            "type": "uint32"
          },
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          }
        ],
        "internalType": "struct ICoinTabs.Terms",
        "name": "terms",
        "type": "tuple"
      },
      {
        "internalType": "uint96",
        "name": "amount",
        "type": "uint96"
      }
    ],
    "name": "topUp",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "songId",
        "type": "bytes32"
      }
    ],
    "name": "unpaid",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const
/** @public */
export const coinTabsBytecode = '0x6101a0604052348015610010575f5ffd5b5060405161304938038061304983398101604081905261002f91610197565b6040518060400160405280600e81526020016d4d75736920436f696e205461627360901b815250604051806040016040528060018152602001603160f81b81525061007f8261013a60201b60201c565b6101205261008c8161013a565b61014052815160208084019190912060e052815190820120610100524660a05261011860e05161010051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60805250503060c0526001600160a01b0391821661016052166101805261022a565b5f5f829050601f8151111561016d578260405163305a27a960e01b815260040161016491906101cf565b60405180910390fd5b805161017882610204565b179392505050565b6001600160a01b0381168114610194575f5ffd5b50565b5f5f604083850312156101a8575f5ffd5b82516101b381610180565b60208401519092506101c481610180565b809150509250929050565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610224575f198160200360031b1b821691505b50919050565b60805160a05160c05160e0516101005161012051610140516101605161018051612d9e6102ab5f395f81816101f4015281816107a6015261245001525f8181610328015281816115f401526123b001525f6111ae01525f61117e01525f6118ec01525f6118c401525f61181f01525f61184901525f6118730152612d9e5ff3fe608060405234801561000f575f5ffd5b50600436106100e5575f3560e01c806384e737e611610088578063d058795311610063578063d05879531461022c578063d380503514610313578063f1a6c48a14610326578063fe6396831461034c575f5ffd5b806384e737e6146101cc5780639cdcb2df146101df578063c45a0155146101f2575f5ffd5b80632903b8ee116100c35780632903b8ee146101435780633421ff881461018b578063742cd2ff1461019e57806384b0196e146101b1575f5ffd5b80630c642da9146100e9578063101e745e1461011b57806322dc82b714610130575b5f5ffd5b6101086100f73660046124de565b60046020525f908152604090205481565b6040519081526020015b60405180910390f35b61012e61012936600461250b565b61035f565b005b61012e61013e36600461255a565b61045b565b61015661015136600461259f565b610590565b6040805182516001600160601b039081168252602080850151909116908201529181015162ffffff1690820152606001610112565b61012e6101993660046125cd565b610607565b61012e6101ac36600461264b565b610710565b6101b961095f565b60405161011297969594939291906126ac565b6101086101da36600461250b565b6109a1565b61012e6101ed36600461264b565b6109b4565b7f00000000000000000000000000000000000000000000000000000000000000005b6040516001600160a01b039091168152602001610112565b6102be61023a3660046124de565b604080516080810182525f808252602082018190529181018290526060810191909152505f90815260026020908152604091829020825160808101845290546001600160601b038082168352600160601b82041692820192909252600160c01b820464ffffffffff1692810192909252600160e81b900462ffffff16606082015290565b60405161011291905f6080820190506001600160601b0383511682526001600160601b03602084015116602083015264ffffffffff604084015116604083015262ffffff606084015116606083015292915050565b61012e610321366004612742565b6109dd565b7f0000000000000000000000000000000000000000000000000000000000000000610214565b61012e61035a36600461250b565b610b43565b5f5f61036a83610bb7565b9150915061037783610c1f565b8054600160c01b900464ffffffffff16156103ad57604051630219e93160e31b8152600481018390526024015b60405180910390fd5b6103d56103c060c0850160a086016127c4565b6103d09063ffffffff16426127f1565b610c5f565b815464ffffffffff91909116600160c01b0264ffffffffff60c01b199091161781556104046020840184612804565b8154604051600160c01b90910464ffffffffff1681526001600160a01b03919091169083907f196bf93f37c17f398475380e63b5a045d5776acbfdbde4147ba6cf88962961a49060200160405180910390a3505050565b5f5f61046685610bb7565b91509150610475828683610c94565b61047f8585610d1e565b61048f6080860160608701612804565b6001600160a01b0316846001600160a01b0316036104cb5760405163141f0d3560e21b81526001600160a01b03851660048201526024016103a4565b5f8281526003602090815260408083206001600160a01b0388168452909152902080546001600160601b039081169085161161052857805460405163fccdb9c160e01b81526001600160601b0390911660048201526024016103a4565b80546bffffffffffffffffffffffff19166001600160601b03851690811782556040519081526001600160a01b0386169084907f13432ea4c936a64ad41a5561eb44120d3148aaae0587a9a13cc20c256f6e61959060200160405180910390a3505050505050565b60408051606080820183525f8083526020808401829052928401819052858152600383528381206001600160a01b0386168252835283902083519182018452546001600160601b038082168352600160601b82041692820192909252600160c01b90910462ffffff16918101919091525b92915050565b61060f610d7d565b5f5f61061a85610bb7565b9150915061062785610c1f565b8054604080517f10c97bdd8575ad498579a4ed3f240bb60a36000546434614b98de843c79a540d6020820152908101849052600160601b9091046001600160601b031660608201525f90610694906080015b60405160208183030381529060405280519060200120610db4565b90505f6106a2828787610de0565b509091506106b890506040880160208901612804565b6001600160a01b0316816001600160a01b0316146106f45760405163200796e360e11b81526001600160a01b03821660048201526024016103a4565b6106ff848885610e27565b5050505061070b610f2d565b505050565b610718610d7d565b5f610722836109a1565b5f818152600260205260409020549091506001600160601b0316156107525761074c818484610f57565b50610953565b5f6107636040850160208601612804565b6001600160a01b03160361078a5760405163421c4d7b60e01b815260040160405180910390fd5b6107a38361079e6080820160608301612804565b610d1e565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031663dea5c2e06107e36060870160408801612804565b6040516001600160e01b031960e084901b1681526001600160a01b039091166004820152602401602060405180830381865afa158015610825573d5f5f3e3d5ffd5b505050506040513d601f19601f82011682018060405250810190610849919061282a565b6001600160a01b03160361088c576108676060840160408501612804565b6040516372f5ad8d60e01b81526001600160a01b0390911660048201526024016103a4565b62278d006108a060c0850160a086016127c4565b63ffffffff1611156108de576108bc60c0840160a085016127c4565b60405163184e5fdf60e01b815263ffffffff90911660048201526024016103a4565b6108ee6060840160408501612804565b6001600160a01b03166109046020850185612804565b6001600160a01b0316827f7adbb9dd6bf2a727235e45dec92c0ecfbab11cdc75b2f6263e6b9394b2da8c0f8661093b868989610fd3565b604051610949929190612859565b60405180910390a4505b61095b610f2d565b5050565b5f6060805f5f5f6060610970611177565b6109786111a7565b604080515f80825260208201909252600f60f81b9b939a50919850469750309650945092509050565b5f60405160e083823760e0902092915050565b6109bc610d7d565b5f6109c683610bb7565b5090506109d4818484610f57565b5061095b610f2d565b6109e5610d7d565b5f6109f060106111d2565b90505f5b82811015610a9c5736848483818110610a0f57610a0f612927565b9050602002810190610a21919061293b565b90505f610a2d826109a1565b90505f610a3b8284876112e6565b90505f816007811115610a5057610a5061295a565b14610a8e57817f167515379ec29133d62e15798dd6c90f692036c714de5d7c9c36fe3ed92ade5b82604051610a85919061296e565b60405180910390a25b5050508060010190506109f4565b505f5b8160600151811015610b39575f82604001518281518110610ac257610ac2612927565b60200260200101511115610b3157610b31825f01518281518110610ae857610ae8612927565b602002602001015183602001518381518110610b0657610b06612927565b602002602001015184604001518481518110610b2457610b24612927565b60200260200101516115dc565b600101610a9f565b505061095b610f2d565b610b4b610d7d565b5f5f610b5683610bb7565b805491935091505f90610b78908590600160c01b900464ffffffffff16611788565b905080421015610b9e57604051630a8d68c960e21b8152600481018290526024016103a4565b610ba9838584610e27565b505050610bb4610f2d565b50565b5f5f610bc2836109a1565b5f818152600260205260409020805491935091506001600160601b03161580610bfa57508054600160c01b900464ffffffffff166001145b15610c1a57604051620d1c2160e71b8152600481018390526024016103a4565b915091565b610c2c6020820182612804565b6001600160a01b0316336001600160a01b031614610bb4576040516313714d5560e11b81523360048201526024016103a4565b5f64ffffffffff821115610c90576040516306dfcc6560e41b815260286004820152602481018390526044016103a4565b5090565b610c9d82610c1f565b8054600160c01b900464ffffffffff1615610cce57604051630219e93160e31b8152600481018490526024016103a4565b610cde60a0830160808401612994565b64ffffffffff16421061070b57610cfb60a0830160808401612994565b604051637c06dd7560e11b815264ffffffffff90911660048201526024016103a4565b6001600160a01b0381161580610d545750610d3f6040830160208401612804565b6001600160a01b0316816001600160a01b0316145b1561095b5760405163141f0d3560e21b81526001600160a01b03821660048201526024016103a4565b610d856117cc565b610db260017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b9061180c565b565b5f610601610dc0611813565b8360405161190160f01b8152600281019290925260228201526042902090565b5f80806041849003610e14578435602086013560408701355f1a610e068982858561193c565b955095509550505050610e1e565b505f915060029050825b93509350939050565b80545f90610e47906001600160601b03600160601b8204811691166129ad565b8254600160c01b6001600160601b03600160601b830481167fffffff0000000000ffffffffffffffffffffffff00000000000000000000000090931692909217178455169050610e9d6060840160408501612804565b6001600160a01b0316610eb36020850185612804565b6001600160a01b0316857f320bd24cfcaa2d058b3e81747b81a9e20905e71a81cd1b830aed5b0fdf36639784604051610eee91815260200190565b60405180910390a4610f27610f066020850185612804565b82610f176060870160408801612804565b6001600160a01b03169190611a04565b50505050565b610db25f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00610dac565b610f676060830160408401612804565b6001600160a01b0316610f7d6020840184612804565b6001600160a01b0316847f303e5fd44bab2e078463f05730a49a83f3ed1ae3193144418721bcc83c76f2a8610fb3878787610fd3565b6040516001600160601b03909116815260200160405180910390a4505050565b5f838152600260205260408120610feb858583610c94565b5f610ffc6060860160408701612804565b6040516370a0823160e01b81523060048201529091505f906001600160a01b038316906370a0823190602401602060405180830381865afa158015611043573d5f5f3e3d5ffd5b505050506040513d601f19601f8201168201806040525081019061106791906129cc565b90506110876001600160a01b03831633306001600160601b038916611a39565b6040516370a0823160e01b81523060048201526111029082906001600160a01b038516906370a0823190602401602060405180830381865afa1580156110cf573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906110f391906129cc565b6110fd91906129e3565b611a6f565b9350836001600160601b03165f0361112d576040516362af86ad60e01b815260040160405180910390fd5b8254849084905f906111499084906001600160601b03166129f6565b92506101000a8154816001600160601b0302191690836001600160601b031602179055505050509392505050565b60606111a27f0000000000000000000000000000000000000000000000000000000000000000611aa2565b905090565b60606111a27f0000000000000000000000000000000000000000000000000000000000000000611aa2565b6111fc60405180608001604052806060815260200160608152602001606081526020015f81525090565b6040518060800160405280836001600160401b0381111561121f5761121f612913565b604051908082528060200260200182016040528015611248578160200160208202803683370190505b508152602001836001600160401b0381111561126657611266612913565b60405190808252806020026020018201604052801561128f578160200160208202803683370190505b508152602001836001600160401b038111156112ad576112ad612913565b6040519080825280602002602001820160405280156112d6578160200160208202803683370190505b5081525f60209091015292915050565b5f826112f86040820160208301612804565b6001600160a01b0316336001600160a01b03161461131a5760019150506115d5565b5f85815260026020908152604091829020825160808101845290546001600160601b03808216808452600160601b830490911693830193909352600160c01b810464ffffffffff1693820193909352600160e81b90920462ffffff166060830152158061139b575061139782826040015164ffffffffff16611788565b4210155b156113ab576003925050506115d5565b365f6113bb610100880188612a15565b90925090505f806113de8a6113d76101008c0160e08d01612a60565b8686611adf565b91509150815f036113f857600296505050505050506115d5565b6020850151855161140991906129ad565b6001600160601b031682111561142857600696505050505050506115d5565b5f6114408261143b6101208d018d612a82565b610de0565b505090505f6114568c8c84878b60600151611cc8565b90505f81600781111561146b5761146b61295a565b1461147f5797506115d59650505050505050565b61149a61149260608a0160408b01612804565b87878d611df4565b6114af576007985050505050505050506115d5565b83876020018181516114c191906129f6565b6001600160601b03169052506114dd6080890160608a01612804565b6001600160a01b0316826001600160a01b0316036115105786606001805161150490612ac4565b62ffffff16905261153b565b5f8c81526003602090815260408083206001600160a01b0386168452909152902061153b9085611e7d565b5f8c81526002602090815260409182902089518154928b0151938b015160608c015162ffffff16600160e81b026001600160e81b0364ffffffffff909216600160c01b02919091166001600160c01b036001600160601b03968716600160601b026001600160c01b031990961696909316959095179390931716929092171790556115c98c8988888e611f03565b5f985050505050505050505b9392505050565b604051635293835360e11b8152600481018490525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063a52706a6906024015f60405180830381865afa158015611640573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f191682016040526116679190810190612b60565b5f8581526004602052604081205491925061168282856127f1565b835190915081905f908190611699906001906129e3565b90505b8015611731575f6127108783815181106116b8576116b8612927565b60200260200101516020015161ffff16866116d39190612c4b565b6116dd9190612c62565b90506116e981856129e3565b93506117138a8a89858151811061170257611702612927565b60200260200101515f015184612030565b61171d90846127f1565b9250508061172a90612c81565b905061169c565b5061175a8888875f8151811061174957611749612927565b60200260200101515f015185612030565b61176490826127f1565b905083811461177e575f8881526004602052604090208190555b5050505050505050565b5f811561179557816115d5565b6117a560c0840160a085016127c4565b63ffffffff166117bb60a0850160808601612994565b64ffffffffff166115d591906127f1565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c15610db257604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f306001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801561186b57507f000000000000000000000000000000000000000000000000000000000000000046145b1561189557507f000000000000000000000000000000000000000000000000000000000000000090565b6111a2604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561197557505f915060039050826119fa565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156119c6573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b0381166119f157505f9250600191508290506119fa565b92505f91508190505b9450945094915050565b611a1183838360016120a5565b61070b57604051635274afe760e01b81526001600160a01b03841660048201526024016103a4565b611a47848484846001612107565b610f2757604051635274afe760e01b81526001600160a01b03851660048201526024016103a4565b5f6001600160601b03821115610c90576040516306dfcc6560e41b815260606004820152602481018390526044016103a4565b60605f611aae83612174565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b5f806020831115611af2575f9150611cbf565b5f836001600160401b03811115611b0b57611b0b612913565b604051908082528060200260200182016040528015611b34578160200160208202803683370190505b5090505f5b84811015611c5b5736868683818110611b5457611b54612927565b9050606002019050806040016020810190611b6f9190612c96565b6001600160601b03165f03611b89575f9450505050611cbf565b611b996060820160408301612c96565b611bac906001600160601b0316866127f1565b94507f39257692855c41f9ed3aaed57797ebb4dbce1561b3650d2e9eb2c5483fc484cf8135611be160408401602085016127c4565b611bf16060850160408601612c96565b60408051602081019590955284019290925263ffffffff1660608301526001600160601b0316608082015260a00160405160208183030381529060405280519060200120838381518110611c4757611c47612927565b602090810291909101015250600101611b39565b50805160051b602080830191909120604080517f2a8ab8ad798ddb848362408cb8580bc783829257770a14e86180a4ed5811491893810193909352820189905262ffffff881660608301526080820181905290611cba9060a001610679565b925050505b94509492505050565b5f611cd96080860160608701612804565b6001600160a01b0316846001600160a01b031603611d225762ffffff8216611d08610100870160e08801612a60565b62ffffff1614611d19576005611d1b565b5f5b9050611deb565b5f8681526003602090815260408083206001600160a01b03881684528252808320815160608101835290546001600160601b03808216808452600160601b830490911694830194909452600160c01b900462ffffff16918101919091529103611d8f576004915050611deb565b604081015162ffffff16611daa610100880160e08901612a60565b62ffffff1614611dbe576005915050611deb565b60208101518151611dcf91906129ad565b6001600160601b03168411611de4575f611de7565b60065b9150505b95945050505050565b5f805b83811015611e6f575f611e24868684818110611e1557611e15612927565b9050606002015f01358561219b565b9050866001600160a01b031684602001518281518110611e4657611e46612927565b60200260200101516001600160a01b031614611e66575f92505050611e75565b50600101611df7565b50600190505b949350505050565b815481908390600c90611ea1908490600160601b90046001600160601b03166129f6565b92506101000a8154816001600160601b0302191690836001600160601b03160217905550815f01601881819054906101000a900462ffffff16611ee390612ac4565b91906101000a81548162ffffff021916908362ffffff1602179055505050565b5f5b828110156120285736848483818110611f2057611f20612927565b90506060020190505f611f36825f01358561219b565b9050611f486060830160408401612c96565b6001600160601b031684604001518281518110611f6757611f67612927565b60200260200101818151611f7b91906127f1565b90525087611f8c6020890189612804565b6001600160a01b031683357fd363a150eda40a18db7bfca4c1e7624bdadaaa314a617444449002893cdb1ff2611fc860608c0160408d01612804565b611fd860408801602089016127c4565b611fe86060890160408a01612c96565b604080516001600160a01b03909416845263ffffffff90921660208401526001600160601b03169082015260600160405180910390a45050600101611f05565b505050505050565b5f81158061204d575061204d6001600160a01b0385168484612276565b1561205957505f611e75565b826001600160a01b0316857f92f02ae1ef35e2216b30a85091ee7117f4429a8420246e57862484d6ca0a2b248460405161209591815260200190565b60405180910390a3509392505050565b60405163a9059cbb60e01b5f8181526001600160a01b038616600452602485905291602083604481808b5af1925060015f511483166120fb5783831516156120ef573d5f823e3d81fd5b5f873b113d1516831692505b60405250949350505050565b6040516323b872dd60e01b5f8181526001600160a01b038781166004528616602452604485905291602083606481808c5af1925060015f51148316612163578383151615612157573d5f823e3d81fd5b5f883b113d1516831692505b604052505f60605295945050505050565b5f60ff8216601f81111561060157604051632cd44ac360e21b815260040160405180910390fd5b5f5b8160600151811080156121cc575082825f015182815181106121c1576121c1612927565b602002602001015114155b156121e1576121da81612caf565b905061219d565b816060015181106106015781515181036121fe576121fe82612283565b82825f0151828151811061221457612214612927565b60200260200101818152505061222983612398565b8260200151828151811061223f5761223f612927565b60200260200101906001600160a01b031690816001600160a01b03168152505081606001805161226e90612caf565b905292915050565b5f611e758484845f6120a5565b5f61229d826060015160026122989190612c4b565b6111d2565b90505f5b82606001518110156123785782518051829081106122c1576122c1612927565b6020026020010151836020015182815181106122df576122df612927565b6020026020010151846040015183815181106122fd576122fd612927565b6020026020010151845f0151848151811061231a5761231a612927565b602002602001018560200151858151811061233757612337612927565b602002602001018660400151868151811061235457612354612927565b60209081029190910101929092526001600160a01b039092169052526001016122a1565b508051602080830151604093840151938501939093528301919091529052565b6040516302fd663160e61b8152600481018290525f907f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03169063bf598c409060240160e060405180830381865afa92505050801561241b575060408051601f3d908101601f1916820190925261241891810190612cfc565b60015b61242657505f919050565b805160608201516040516306f52e1760e51b81526001600160a01b039182166004820152918116917f00000000000000000000000000000000000000000000000000000000000000009091169063dea5c2e090602401602060405180830381865afa158015612497573d5f5f3e3d5ffd5b505050506040513d601f19601f820116820180604052508101906124bb919061282a565b6001600160a01b0316146124cf575f6115d5565b6060015192915050565b919050565b5f602082840312156124ee575f5ffd5b5035919050565b5f60e08284031215612505575f5ffd5b50919050565b5f60e0828403121561251b575f5ffd5b6115d583836124f5565b6001600160a01b0381168114610bb4575f5ffd5b80356124d981612525565b80356001600160601b03811681146124d9575f5ffd5b5f5f5f610120848603121561256d575f5ffd5b61257785856124f5565b925060e084013561258781612525565b91506125966101008501612544565b90509250925092565b5f5f604083850312156125b0575f5ffd5b8235915060208301356125c281612525565b809150509250929050565b5f5f5f61010084860312156125e0575f5ffd5b6125ea85856124f5565b925060e08401356001600160401b03811115612604575f5ffd5b8401601f81018613612614575f5ffd5b80356001600160401b03811115612629575f5ffd5b86602082840101111561263a575f5ffd5b939660209190910195509293505050565b5f5f610100838503121561265d575f5ffd5b61266784846124f5565b915061267560e08401612544565b90509250929050565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b60ff60f81b8816815260e060208201525f6126ca60e083018961267e565b82810360408401526126dc818961267e565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015612731578351835260209384019390920191600101612713565b50909b9a5050505050505050505050565b5f5f60208385031215612753575f5ffd5b82356001600160401b03811115612768575f5ffd5b8301601f81018513612778575f5ffd5b80356001600160401b0381111561278d575f5ffd5b8560208260051b84010111156127a1575f5ffd5b6020919091019590945092505050565b803563ffffffff811681146124d9575f5ffd5b5f602082840312156127d4575f5ffd5b6115d5826127b1565b634e487b7160e01b5f52601160045260245ffd5b80820180821115610601576106016127dd565b5f60208284031215612814575f5ffd5b81356115d581612525565b80516124d981612525565b5f6020828403121561283a575f5ffd5b81516115d581612525565b803564ffffffffff811681146124d9575f5ffd5b6101008101833561286981612525565b6001600160a01b03168252602084013561288281612525565b6001600160a01b03166020830152604084013561289e81612525565b6001600160a01b031660408301526128b860608501612539565b6001600160a01b031660608301526128d260808501612845565b64ffffffffff1660808301526128ea60a085016127b1565b63ffffffff1660a083015260c084810135908301526001600160601b03831660e08301526115d5565b634e487b7160e01b5f52604160045260245ffd5b634e487b7160e01b5f52603260045260245ffd5b5f823561013e19833603018112612950575f5ffd5b9190910192915050565b634e487b7160e01b5f52602160045260245ffd5b602081016008831061298e57634e487b7160e01b5f52602160045260245ffd5b91905290565b5f602082840312156129a4575f5ffd5b6115d582612845565b6001600160601b038281168282160390811115610601576106016127dd565b5f602082840312156129dc575f5ffd5b5051919050565b81810381811115610601576106016127dd565b6001600160601b038181168382160190811115610601576106016127dd565b5f5f8335601e19843603018112612a2a575f5ffd5b8301803591506001600160401b03821115612a43575f5ffd5b6020019150606081023603821315612a59575f5ffd5b9250929050565b5f60208284031215612a70575f5ffd5b813562ffffff811681146115d5575f5ffd5b5f5f8335601e19843603018112612a97575f5ffd5b8301803591506001600160401b03821115612ab0575f5ffd5b602001915036819003821315612a59575f5ffd5b5f62ffffff821662ffffff8103612add57612add6127dd565b60010192915050565b604080519081016001600160401b0381118282101715612b0857612b08612913565b60405290565b60405160e081016001600160401b0381118282101715612b0857612b08612913565b604051601f8201601f191681016001600160401b0381118282101715612b5857612b58612913565b604052919050565b5f60208284031215612b70575f5ffd5b81516001600160401b03811115612b85575f5ffd5b8201601f81018413612b95575f5ffd5b80516001600160401b03811115612bae57612bae612913565b612bbd60208260051b01612b30565b8082825260208201915060208360061b850101925086831115612bde575f5ffd5b6020840193505b82841015612c415760408488031215612bfc575f5ffd5b612c04612ae6565b8451612c0f81612525565b8152602085015161ffff81168114612c25575f5ffd5b8060208301525080835250602082019150604084019350612be5565b9695505050505050565b8082028115828204841417610601576106016127dd565b5f82612c7c57634e487b7160e01b5f52601260045260245ffd5b500490565b5f81612c8f57612c8f6127dd565b505f190190565b5f60208284031215612ca6575f5ffd5b6115d582612544565b5f60018201612cc057612cc06127dd565b5060010190565b80516001600160401b03811681146124d9575f5ffd5b80516fffffffffffffffffffffffffffffffff811681146124d9575f5ffd5b5f60e0828403128015612d0d575f5ffd5b50612d16612b0e565b8251612d2181612525565b8152612d2f60208401612cc7565b602082015260408301518015158114612d46575f5ffd5b6040820152612d576060840161281f565b6060820152612d6860808401612cc7565b6080820152612d7960a08401612cdd565b60a082015260c092830151928101929092525091905056fea164736f6c6343000825000a'
