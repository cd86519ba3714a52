// Generated from src/**/PasskeyAccountFactory.sol by generate.ts. Do not edit.
/** @public */
export const passkeyAccountFactoryAbi = [
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "implementation_",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [],
    "name": "FailedDeployment",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "balance",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "needed",
        "type": "uint256"
      }
    ],
    "name": "InsufficientBalance",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "account",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "x",
        "type": "bytes32"
      },
      {
        "indexed": false,
        "internalType": "bytes32",
        "name": "y",
        "type": "bytes32"
      }
    ],
    "name": "Opened",
    "type": "event"
  },
  {
    "inputs": [
      {
        "internalType": "bytes32",
        "name": "x",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32",
        "name": "y",
        "type": "bytes32"
      }
    ],
    "name": "accountOf",
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
    "inputs": [],
    "name": "implementation",
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
        "name": "x",
        "type": "bytes32"
      },
      {
        "internalType": "bytes32",
        "name": "y",
        "type": "bytes32"
      }
    ],
    "name": "open",
    "outputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "function"
  }
] as const
/** @public */
export const passkeyAccountFactoryBytecode = '0x60a0604052348015600e575f5ffd5b506040516103e03803806103e0833981016040819052602b91603b565b6001600160a01b03166080526066565b5f60208284031215604a575f5ffd5b81516001600160a01b0381168114605f575f5ffd5b9392505050565b60805161035661008a5f395f818160450152818160f301526101f001526103565ff3fe608060405234801561000f575f5ffd5b506004361061003f575f3560e01c80635c60da1b14610043578063be42c1a814610081578063c422261d14610094575b5f5ffd5b7f00000000000000000000000000000000000000000000000000000000000000005b6040516001600160a01b03909116815260200160405180910390f35b61006561008f366004610329565b6100a7565b6100656100a2366004610329565b6101c0565b5f6100b283836101c0565b90505f816001600160a01b03163b116101ba5760408051602080820186905281830185905282518083038401815260609092019092528051910120610118907f00000000000000000000000000000000000000000000000000000000000000009061021c565b5060408051848152602081018490526001600160a01b038316917f59c00a26ef0a015e0d7438830ebf83ed808090662d7f4e899523a83c9dcdc405910160405180910390a26040516337b709c360e21b815260048101849052602481018390526001600160a01b0382169063dedc270c906044015f604051808303815f87803b1580156101a3575f5ffd5b505af11580156101b5573d5f5f3e3d5ffd5b505050505b92915050565b604080516020808201859052818301849052825180830384018152606090920190925280519101205f90610215907f000000000000000000000000000000000000000000000000000000000000000090610228565b9392505050565b5f61021583835f610290565b6040513060388201526f5af43d82803e903d91602b57fd5bf3ff602482015260148101839052733d602d80600a3d3981f3363d3d373d3d3d363d738152605881018290526037600c820120607882015260556043909101205f906001600160a01b0316610215565b5f814710156102bf5760405163cf47918160e01b81524760048201526024810183905260440160405180910390fd5b763d602d80600a3d3981f3363d3d373d3d3d363d730000008460601b60e81c175f526e5af43d82803e903d91602b57fd5bf38460781b17602052826037600984f590506001600160a01b0381166102155760405163b06ebf3d60e01b815260040160405180910390fd5b5f5f6040838503121561033a575f5ffd5b5050803592602090910135915056fea164736f6c6343000825000a'
