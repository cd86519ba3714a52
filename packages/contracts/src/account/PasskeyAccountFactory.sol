// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {IPasskeyAccount} from "./interfaces/IPasskeyAccount.sol";
import {IPasskeyAccountFactory} from "./interfaces/IPasskeyAccountFactory.sol";

/// @title Opens passkey accounts, each at an address known in advance
/// @notice See IPasskeyAccountFactory.
contract PasskeyAccountFactory is IPasskeyAccountFactory {
    address private immutable IMPLEMENTATION;

    /// @param implementation_ The contract whose code the accounts use.
    constructor(address implementation_) {
        IMPLEMENTATION = implementation_;
    }

    /// @inheritdoc IPasskeyAccountFactory
    function open(bytes32 x, bytes32 y) external returns (address account) {
        account = accountOf(x, y);
        if (account.code.length > 0) return account;
        Clones.cloneDeterministic(IMPLEMENTATION, _saltOf(x, y));
        emit Opened(account, x, y);
        IPasskeyAccount(account).initialize(x, y);
    }

    /// @inheritdoc IPasskeyAccountFactory
    function accountOf(bytes32 x, bytes32 y) public view returns (address) {
        return Clones.predictDeterministicAddress(IMPLEMENTATION, _saltOf(x, y));
    }

    /// @inheritdoc IPasskeyAccountFactory
    function implementation() external view returns (address) {
        return IMPLEMENTATION;
    }

    function _saltOf(bytes32 x, bytes32 y) private pure returns (bytes32) {
        return keccak256(abi.encode(x, y));
    }
}
