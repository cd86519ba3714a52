// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Marks the accounts that are smart-contract wallets
/// @notice A wallet that is a contract cannot sign a permit, so the exchange calls this contract before it offers one. Wallets are marked
/// by the hash of their code, which all wallets of one type share, or individually.
/// @dev Only the owner changes the marks. An account without code is a smart wallet only if it is marked individually.
interface ISmartWalletDetector {
    /// @notice Wallets with this code were marked or unmarked.
    /// @param codeHash The hash of their code.
    /// @param smart True if they are smart wallets from now on.
    event CodeMarked(bytes32 indexed codeHash, bool smart);

    /// @notice One account was marked or unmarked.
    /// @param account The account.
    /// @param smart True if it is a smart wallet from now on.
    event AccountMarked(address indexed account, bool smart);

    /// @notice This is the hash of an account without code; marking it would call every plain account smart.
    error NoCode();

    /// @notice Marks every account whose code has this hash. For the owner only.
    /// @param codeHash The hash of the code, as EXTCODEHASH gives it.
    /// @param smart True to mark, false to unmark.
    function markCode(bytes32 codeHash, bool smart) external;

    /// @notice Marks one account, whatever its code. For the owner only.
    /// @param account The account.
    /// @param smart True to mark, false to unmark.
    function markAccount(address account, bool smart) external;

    /// @notice Returns whether this account is a smart-contract wallet. The name is the one that the exchange calls.
    /// @param account The account in question.
    /// @return True if the account or the hash of its code is marked.
    function isArgentWallet(address account) external view returns (bool);
}
