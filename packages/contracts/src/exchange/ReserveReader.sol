// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IReserveReader} from "./interfaces/IReserveReader.sol";

/// @title The reserves of many pairs in one call
/// @notice See IReserveReader.
contract ReserveReader is IReserveReader {
    /// @dev A real pair needs one storage read. Four times that cost is enough, and no pair can use more.
    uint256 private constant GAS_OF_A_PAIR = 20_000;
    /// @dev getReserves()
    bytes4 private constant GET_RESERVES = 0x0902f1ac;

    /// @inheritdoc IReserveReader
    function reserves(address[] calldata pairs) external view returns (uint256[] memory words) {
        words = new uint256[](pairs.length);
        for (uint256 i = 0; i < pairs.length; ++i) {
            words[i] = _wordOf(pairs[i]);
        }
    }

    /// @inheritdoc IReserveReader
    function reservesOf(address factory, bytes32 initCodeHash, address[2][] calldata tokens)
        external
        view
        returns (uint256[] memory words)
    {
        words = new uint256[](tokens.length);
        for (uint256 i = 0; i < tokens.length; ++i) {
            words[i] = _wordOf(_pairOf(factory, initCodeHash, tokens[i][0], tokens[i][1]));
        }
    }

    /// @dev Same as the factory: CREATE2 with the hash of both tokens, the lower address first.
    function _pairOf(address factory, bytes32 initCodeHash, address a, address b) private pure returns (address) {
        (address lower, address higher) = a < b ? (a, b) : (b, a);
        bytes32 salt = keccak256(abi.encodePacked(lower, higher));
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"ff", factory, salt, initCodeHash)))));
    }

    /// @dev Zero unless the answer is three numbers of 112, 112 and 32 bits.
    function _wordOf(address pair) private view returns (uint256) {
        bytes memory answer = new bytes(96);
        bool ok;
        // A Solidity call copies the whole answer, so one pair that returns two megabytes would use up the gas of the others.
        // solhint-disable-next-line no-inline-assembly
        assembly ("memory-safe") {
            mstore(0x00, GET_RESERVES)
            ok := staticcall(GAS_OF_A_PAIR, pair, 0x00, 0x04, add(answer, 0x20), 0x60)
            ok := and(ok, gt(returndatasize(), 0x5f))
        }
        if (!ok) return 0;
        (uint256 lower, uint256 higher, uint256 time) = abi.decode(answer, (uint256, uint256, uint256));
        if ((lower | higher) >> 112 != 0 || time >> 32 != 0) return 0;
        return lower << 144 | higher << 32 | time;
    }
}
