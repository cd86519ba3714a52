// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title Opens passkey accounts, each at an address known in advance
/// @notice The address depends on the key, this factory and its implementation only, so a key has one account, the same on every chain.
/// @dev All accounts have the same code, hence one code hash. There is no owner.
interface IPasskeyAccountFactory {
    /// @notice An account was opened.
    /// @param account The account.
    /// @param x The key, x.
    /// @param y The key, y.
    event Opened(address indexed account, bytes32 x, bytes32 y);

    /// @notice Opens the account of a key. Opening it again changes nothing, whoever opened it first.
    /// @param x The key, x.
    /// @param y The key, y.
    /// @return account The account.
    function open(bytes32 x, bytes32 y) external returns (address account);

    /// @notice The account of a key, opened or not.
    /// @param x The key, x.
    /// @param y The key, y.
    /// @return The account. After a recovery this is still the account of its first key.
    function accountOf(bytes32 x, bytes32 y) external view returns (address);

    /// @notice The contract whose code the accounts use.
    /// @return The implementation.
    function implementation() external view returns (address);
}
