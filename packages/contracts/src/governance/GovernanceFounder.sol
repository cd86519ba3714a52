// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IGovernanceFounder} from "./interfaces/IGovernanceFounder.sol";

/// @title Founds a governance
/// @notice See IGovernanceFounder.
contract GovernanceFounder is IGovernanceFounder {
    address private immutable TIMELOCK;
    address private immutable GOVERNOR;

    /// @param timelockCode Init code of the timelock, without its arguments (admin, delay).
    /// @param governorCode Init code of the governor, without its arguments (timelock, token).
    /// @param token The token whose votes count.
    /// @param delay Seconds between a decision and its execution.
    constructor(bytes memory timelockCode, bytes memory governorCode, address token, uint256 delay) {
        address first = _create(bytes.concat(timelockCode, abi.encode(_second(), delay)));
        address second = _create(bytes.concat(governorCode, abi.encode(first, token)));
        TIMELOCK = first;
        GOVERNOR = second;
        emit Founded(first, second);
    }

    /// @inheritdoc IGovernanceFounder
    function timelock() external view returns (address) {
        return TIMELOCK;
    }

    /// @inheritdoc IGovernanceFounder
    function governor() external view returns (address) {
        return GOVERNOR;
    }

    /// @dev The address of the second contract that this one creates: the hash of the RLP list (this, 2).
    function _second() private view returns (address) {
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", address(this), hex"02")))));
    }

    function _create(bytes memory code) private returns (address made) {
        // Solidity cannot create a contract from code that is passed as data.
        // solhint-disable-next-line no-inline-assembly
        assembly ("memory-safe") {
            made := create(0, add(code, 32), mload(code))
        }
        if (made == address(0)) revert NotFounded();
    }
}
