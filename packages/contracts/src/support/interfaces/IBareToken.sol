// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

/// @title The functions that all odd tokens share
/// @notice For tests and for a chain of our own only: these tokens misbehave as some real tokens do.
/// Each token declares transfer, transferFrom and approve itself, because their return types differ.
interface IBareToken {
    /// @notice One part of the supply.
    /// @param holder The recipient.
    /// @param amount The amount, in the token's smallest unit.
    struct Allocation {
        address holder;
        uint256 amount;
    }

    /// @notice The properties of a token.
    /// @param name The name.
    /// @param symbol The symbol.
    /// @param decimals The number of decimals of a balance.
    /// @param allocations The parts of the supply and their recipients.
    struct Plan {
        string name;
        string symbol;
        uint8 decimals;
        Allocation[] allocations;
    }

    /// @notice Tokens were transferred.
    /// @param from The sender; the zero address when tokens are minted.
    /// @param to The recipient; the zero address when tokens are burned.
    /// @param value The amount.
    event Transfer(address indexed from, address indexed to, uint256 value);

    /// @notice An allowance was set.
    /// @param owner The account whose tokens may be spent.
    /// @param spender The account that may spend them.
    /// @param value The amount.
    event Approval(address indexed owner, address indexed spender, uint256 value);

    /// @notice The balance or the allowance is too small.
    /// @param available The balance or the allowance.
    /// @param needed The requested amount.
    error TooLittle(uint256 available, uint256 needed);

    /// @notice The token's name.
    /// @return The name.
    function name() external view returns (string memory);

    /// @notice The number of tokens.
    /// @return The number, in the smallest unit.
    function totalSupply() external view returns (uint256);

    /// @notice The balance of an account.
    /// @param account The account.
    /// @return The balance, in the smallest unit.
    function balanceOf(address account) external view returns (uint256);

    /// @notice The amount that a spender may still spend.
    /// @param owner The account whose tokens may be spent.
    /// @param spender The account that may spend them.
    /// @return The amount, in the smallest unit.
    function allowance(address owner, address spender) external view returns (uint256);
}
