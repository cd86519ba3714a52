// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {ISmartWalletDetector} from "./interfaces/ISmartWalletDetector.sol";

/// @title Marks the accounts that are smart-contract wallets
/// @notice See ISmartWalletDetector.
contract SmartWalletDetector is ISmartWalletDetector, Ownable {
    mapping(bytes32 codeHash => bool) private _smartCode;
    mapping(address account => bool) private _smartAccount;

    /// @param owner_ The account that may mark smart wallets.
    constructor(address owner_) Ownable(owner_) {}

    /// @inheritdoc ISmartWalletDetector
    function markCode(bytes32 codeHash, bool smart) external onlyOwner {
        if (codeHash == bytes32(0) || codeHash == keccak256("")) revert NoCode();
        _smartCode[codeHash] = smart;
        emit CodeMarked(codeHash, smart);
    }

    /// @inheritdoc ISmartWalletDetector
    function markAccount(address account, bool smart) external onlyOwner {
        _smartAccount[account] = smart;
        emit AccountMarked(account, smart);
    }

    /// @inheritdoc ISmartWalletDetector
    function isArgentWallet(address account) external view returns (bool) {
        return _smartAccount[account] || _smartCode[account.codehash];
    }
}
